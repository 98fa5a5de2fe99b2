import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutWidgetTexts } from './without-widget-texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Studio is a build of its own: nothing of it can get into a public page, and its policy differs (ADR 0019). */
export default defineConfig(({ command }) => ({
  // As in the site's configuration: what is left are warnings.
  logLevel: command === 'build' ? 'warn' : 'info',
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
    reportCompressedSize: false,
    // The largest files are schemas and the page editor, loaded by the screens that need them; what a screen may load is held by
    // `e2e/studio/bytes.spec.ts`. A file that outgrows them all is still warned of.
    chunkSizeWarningLimit: 1100,
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
}));
