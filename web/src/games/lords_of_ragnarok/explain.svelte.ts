/** Explanations of what lies on the table: they come to the pointer, to the focus and to a tap alike. */

interface Explained {
  text: string;
  node: HTMLElement;
}

class Explanation {
  now = $state.raw<Explained | null>(null);
}
export const explanation = new Explanation();

const ID = 'lor-explanation';
const FOCUSABLE = 'button, a, input, summary';

/** `use:explains={text}` in place of a title, which a finger and the keyboard never find. */
export function explains(node: HTMLElement, text: string) {
  let said = text;
  if (!node.matches(FOCUSABLE)) node.tabIndex = 0;
  node.dataset.explained = '';
  const show = () => {
    if (!said) return;
    explanation.now = { text: said, node };
    node.setAttribute('aria-describedby', ID);
  };
  const hide = () => {
    if (explanation.now?.node === node) explanation.now = null;
    node.removeAttribute('aria-describedby');
  };
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  /** The innermost thing is meant. */
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('[data-explained]') === node) show();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerenter', onMouse(show)],
    ['pointerleave', onMouse(hide)],
    ['click', onClick],
    ['focus', show],
    ['blur', hide],
    ['keydown', onKey],
  ];
  for (const [name, act] of listeners) node.addEventListener(name, act as EventListener);
  return {
    update(text: string) {
      said = text;
      if (explanation.now?.node === node) explanation.now = { text, node };
    },
    destroy() {
      hide();
      for (const [name, act] of listeners) node.removeEventListener(name, act as EventListener);
    },
  };
}
