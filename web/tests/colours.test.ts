// @vitest-environment node
/** Colours have names: a raw one stands in a token file only, and no name is given twice. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = 'src';
const STYLES = /(^|\/)(tokens|look)\.css$/;
const TOKENS = /(^|\/)((tokens|look)\.css|palette\.ts)$/;
const NAMED =
  'aqua|beige|black|blue|brown|crimson|cyan|gold|gray|green|grey|ivory|khaki|lime|magenta|maroon|navy|olive|orange|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
/** A number, a function, or a name where a style or a drawing has a colour. */
const RAW = new RegExp(
  [
    /(?<![\w&/-]|url\(|href=["'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/.source,
    /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/.source,
    `\\b(?:color|colour|fill|stroke|background|background-color|border-color|stop-color|flood-color)(?:: |=["'])(?:${NAMED})\\b`,
  ].join('|'),
  'i',
);

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith('.d.ts'));
const linesOf = (name: string) => readFileSync(join(SOURCE, name), 'utf8').split('\n');

it('has raw colours in token files only', () => {
  const raw = files
    .filter((name) => !TOKENS.test(name))
    .flatMap((name) =>
      linesOf(name).flatMap((line, at) => (RAW.test(line) ? [`${name}:${at + 1}: ${line.trim().slice(0, 90)}`] : [])),
    );
  expect(raw).toEqual([]);
});

it('gives no token name twice in one light', () => {
  const twice: string[] = [];
  const seen = new Map<string, string>();
  for (const name of files.filter((file) => STYLES.test(file))) {
    let block = '';
    for (const line of linesOf(name)) {
      if (line.endsWith('{')) block = line;
      const token = /^\s*(--[\w-]+):/.exec(line)?.[1];
      if (!token) continue;
      const known = seen.get(block + token);
      if (known) twice.push(`${token}: ${known}, ${name}`);
      seen.set(block + token, name);
    }
  }
  expect(twice).toEqual([]);
});
