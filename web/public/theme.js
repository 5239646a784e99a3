// Before the first paint: the theme and the language the reader chose last time. A file of its own, as no script may stand in the page.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('warhost') || '{}');
  } catch (_) {
    // a broken or forbidden store is the same as an empty one
  }
  var light = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = kept.theme === 'light' || (kept.theme === 'system' && light) ? 'light' : 'dark';
  if (kept.language) root.lang = kept.language;
})();
