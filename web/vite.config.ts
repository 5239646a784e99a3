import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` passes calls to.
const server = process.env.WARHOST_SERVER ?? 'http://127.0.0.1:8000';

const out = '../src/warhost/web';

/** Beside every file of text, the same compressed: the server sends what a browser takes, and compresses nothing anew. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const text = readFileSync(join(out, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(out, `${name}.br`), brotliCompressSync(text, { params }));
        writeFileSync(join(out, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** What the page says in each language while it cannot reach its server. */
function alone(): { alone: string; again: string }[] {
  const locale = '../src/warhost/locale';
  return readdirSync(locale).map((code) => {
    const words = readFileSync(join(locale, code, 'app.ftl'), 'utf8');
    const [said, again] = ['web-no-server', 'web-try-again'].map((key) =>
      new RegExp(`^${key} = (.*)$`, 'm').exec(words),
    );
    return { alone: said![1]!, again: again![1]! };
  });
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  define: { ALONE: JSON.stringify(alone()) },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (path) => (path.endsWith('.svg') ? undefined : false),
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
