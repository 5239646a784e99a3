/** The arithmetic of a window onto a board: boxes in the board's own units. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest box of this ratio (width : height) around another one, about the same middle. */
export function fit(box: Box, ratio: number): Box {
  const w = Math.max(box.w, box.h * ratio);
  const h = w / ratio;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

export const moved = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

/** Moved so that its middle lies at this point. */
export const centred = (box: Box, x: number, y: number): Box => ({ ...box, x: x - box.w / 2, y: y - box.h / 2 });

/** The point of the board that lies at these parts (0 to 1) of an overview's width and height. */
export function pointAt(whole: Box, across: number, down: number): [x: number, y: number] {
  return [whole.x + whole.w * across, whole.y + whole.h * down];
}

/** The part of a window that lies on the board: what an overview frames. */
export function overlap(box: Box, whole: Box): Box {
  const x = Math.max(box.x, whole.x);
  const y = Math.max(box.y, whole.y);
  const w = Math.max(0, Math.min(box.x + box.w, whole.x + whole.w) - x);
  const h = Math.max(0, Math.min(box.y + box.h, whole.y + whole.h) - y);
  return { x, y, w, h };
}

/** Enlarged by a factor; the point stays where it is on the screen. */
export function zoomed(box: Box, factor: number, x: number, y: number): Box {
  return { x: x - (x - box.x) / factor, y: y - (y - box.y) / factor, w: box.w / factor, h: box.h / factor };
}

/** Not wider than the board, not narrower than `max` allows, and never off the board. */
export function clamp(box: Box, whole: Box, ratio: number, max: number): Box {
  const all = fit(whole, ratio);
  const w = Math.min(Math.max(box.w, all.w / max), all.w);
  const h = w / ratio;
  const x = box.x + (box.w - w) / 2;
  const y = box.y + (box.h - h) / 2;
  return { x: within(x, w, whole.x, whole.w), y: within(y, h, whole.y, whole.h), w, h };
}

/** Along one axis: inside the board, or in its middle where the window is larger than the board. */
function within(at: number, size: number, start: number, length: number): number {
  if (size >= length) return start + (length - size) / 2;
  return Math.min(Math.max(at, start), start + length - size);
}
