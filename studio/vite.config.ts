import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutWidgetTexts } from './without-widget-texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Studio is a build of its own: nothing of it can get into a public page, and its policy differs (ADR 0019). */
export default defineConfig({
  root,
  base: '/studio/',
  publicDir: false,
  plugins: [withoutWidgetTexts, react(), tailwindcss()],
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
    rollupOptions: {
      input: fileURLToPath(new URL('./index.html', import.meta.url)),
      output: {
        // A browser takes longer for a hundred small files than for what is in them. What the first screen needs is one file, and
        // so is what many others share; how many bytes a screen may load, `e2e/studio/bytes.spec.ts` says.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 3, priority: 1 },
            {
              name: 'parts',
              test: /\/(?:studio\/(?!editor)|schemas\/)/,
              minShareCount: 7,
              maxModuleSize: 5000,
            },
          ],
        },
      },
    },
  },
});
