/** Points, arcs of circles and numbers as SVG writes them. */

export type Point = readonly [x: number, y: number];

export const fix = (value: number): string => String(Math.round(value * 100) / 100);

/** The point at a distance from a centre, in degrees clockwise from the top. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

/** A piece of a ring between two angles. */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    polar(centre, outer, from),
    polar(centre, outer, to),
    polar(centre, inner, to),
    polar(centre, inner, from),
  ].map(([x, y]) => `${fix(x)} ${fix(y)}`);
  const large = to - from > 180 ? 1 : 0;
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}z`;
}
