import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` passes calls to.
const server = process.env.WARHOST_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/warhost/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (path) => (path.endsWith('.svg') ? undefined : false),
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
