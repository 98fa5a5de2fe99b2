import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Studio is a build of its own: nothing of it can get into a public page, and its policy differs (ADR 0019). */
export default defineConfig({
  root,
  base: '/studio/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      {
        find: /^markdown-to-jsx(\/react)?$/,
        replacement: fileURLToPath(new URL('../ui/forms/no-markdown.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist/studio',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: fileURLToPath(new URL('./index.html', import.meta.url)) },
  },
});
