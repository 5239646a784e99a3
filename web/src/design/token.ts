/** A value of the stylesheets, for what is painted where they do not reach. */
export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
