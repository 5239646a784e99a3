/** Times as people say them. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment (seconds since 1970) was: "5 minutes ago". */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, 'second');
}

/** How soon a moment comes: "in 5 minutes"; a part of a unit counts as a whole one. */
export function ahead(moment: number, language: string, now = Date.now() / 1000): string {
  const left = Math.max(1, moment - now);
  const [unit, length] = UNITS.find(([, size]) => left > 2 * size) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(left / length), unit);
}

/** A span of time in the largest unit that fits it whole: "45 minutes", "3 days". */
export function span(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** A clock: 4:05, or 1:04:05. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const pad = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
