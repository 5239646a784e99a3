/** The part of a board that is in sight: what the reader chose of it, and how hands, wheel and keys change that. */

import { centred, clamp, fit, moved, pointAt, zoomed, type Box } from './window';

/** How far a pointer moves before it drags, in pixels. */
const DRAG = 6;

export interface Bounds {
  width: number;
  height: number;
  /** The strongest magnification. */
  max: number;
  /** The part to show first; the whole by default. */
  start: Box | undefined;
  /** The whole is too much for any screen: begin at `start` everywhere. */
  close: boolean;
}

export class BoardView {
  readonly #bounds: () => Bounds;
  readonly #fingers = new Map<number, [number, number]>();
  #dragged = false;
  /** The window chosen by the reader; null is where it rests. */
  #chosen = $state.raw<Box | null>(null);
  /** The size of the window on the screen. */
  frame = $state({ width: 1, height: 1 });
  /** The board itself, whose place on the screen tells which point of it is meant. */
  svg = $state<SVGSVGElement>();

  constructor(bounds: () => Bounds) {
    this.#bounds = bounds;
  }

  get whole(): Box {
    const { width, height } = this.#bounds();
    return { x: 0, y: 0, w: width, h: height };
  }
  get ratio() {
    return this.frame.width / Math.max(1, this.frame.height);
  }
  readonly box = $derived.by(() => {
    const { start, close, max } = this.#bounds();
    const rest = fit(start && (close || this.frame.width < 700) ? start : this.whole, this.ratio);
    return clamp(this.#chosen ? fit(this.#chosen, this.ratio) : rest, this.whole, this.ratio, max);
  });
  get scale() {
    return fit(this.whole, this.ratio).w / this.box.w;
  }

  // ---------------------------------------------------------------- going elsewhere

  #choose(box: Box) {
    this.#chosen = clamp(box, this.whole, this.ratio, this.#bounds().max);
  }

  all = () => (this.#chosen = this.whole);
  rest = () => (this.#chosen = null);
  shift = (dx: number, dy: number) => this.#choose(moved(this.box, dx, dy));
  /** Go to a place given in parts of the whole. */
  goTo = (right: number, down: number) => this.#choose(centred(this.box, ...pointAt(this.whole, right, down)));

  /** Bring a part into sight, if it is not. */
  bring({ x, y, w, h }: Box) {
    const { box } = this;
    const inside = x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h;
    if (!inside) this.#chosen = centred(box, x + w / 2, y + h / 2);
  }

  /** Zoom about the middle, for buttons and keys. */
  step(factor: number) {
    const rect = this.svg!.getBoundingClientRect();
    this.#zoom(factor, rect.left + rect.width / 2, rect.top + rect.height / 2);
  }

  #zoom(factor: number, x: number, y: number) {
    this.#choose(zoomed(this.box, factor, ...this.#unit(x, y)));
  }

  /** A point of the screen in the units of the board. */
  #unit(x: number, y: number): [number, number] {
    const { box } = this;
    const rect = this.svg!.getBoundingClientRect();
    return [box.x + ((x - rect.left) / rect.width) * box.w, box.y + ((y - rect.top) / rect.height) * box.h];
  }

  // ---------------------------------------------------------------- hands, wheel and keys

  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size === 1) this.#dragged = false;
  };

  move = (event: PointerEvent) => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const [x, y] = [event.clientX, event.clientY];
    if (this.#fingers.size === 1) {
      if (!this.#dragged && Math.hypot(x - was[0], y - was[1]) < DRAG) return;
      const [ax, ay] = this.#unit(...was);
      const [bx, by] = this.#unit(x, y);
      this.shift(ax - bx, ay - by);
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.hypot(was[0] - other[0], was[1] - other[1]);
      const after = Math.hypot(x - other[0], y - other[1]);
      if (before > 0) this.#zoom(after / before, (x + other[0]) / 2, (y + other[1]) / 2);
    }
    this.#dragged = true;
    this.#fingers.set(event.pointerId, [x, y]);
  };

  up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
  };

  /** A drag ends with a click that nobody meant. */
  #click = (event: MouseEvent) => {
    if (!this.#dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  };

  #wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
  };

  /** The wheel must not scroll the page, so its listener may not be passive. */
  listen = (node: SVGSVGElement) => {
    node.addEventListener('wheel', this.#wheel, { passive: false });
    node.addEventListener('click', this.#click, true);
    return () => {
      node.removeEventListener('wheel', this.#wheel);
      node.removeEventListener('click', this.#click, true);
    };
  };

  keydown = (event: KeyboardEvent) => {
    const { width } = this.#bounds();
    const by = event.shiftKey ? this.box.w * 0.9 : this.box.w / 8;
    const steps: Record<string, () => void> = {
      ArrowLeft: () => this.shift(-by, 0),
      ArrowRight: () => this.shift(by, 0),
      ArrowUp: () => this.shift(0, -by),
      ArrowDown: () => this.shift(0, by),
      Home: () => this.shift(-width, 0),
      End: () => this.shift(width, 0),
      '+': () => this.step(1.4),
      '=': () => this.step(1.4),
      '-': () => this.step(1 / 1.4),
      '0': this.rest,
    };
    const act = steps[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
}
