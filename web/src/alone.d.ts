/** What the page says in each language while it cannot reach its server; the build takes it from the files of words. */
declare const ALONE: { alone: string; again: string }[];
