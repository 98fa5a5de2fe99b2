import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { fewFiles } from './scripts/build/few-files.ts';
import { jsdomInOneFile } from './scripts/build/jsdom-in-one-file.ts';
import { quickToLoad } from './scripts/build/quick-to-load.ts';
import { shortClasses } from './scripts/build/short-classes/short-classes.ts';
import { starterAlone } from './scripts/build/starter-alone.ts';
import { viewsAlone } from './scripts/build/views-alone.ts';

/** What `@rjsf/core` would show descriptions with that are Markdown: 87 kB, and our templates show text. */
const noMarkdown = fileURLToPath(new URL('./ui/forms/no-markdown.ts', import.meta.url));

/**
 * Packages that Vite runs as part of the server in development, too: modules of many small files, where a file costs a start more than
 * its content does.
 */
const esm = [
  ...['typebox', '@fastify/type-provider-typebox', 'drizzle-orm', 'jose'],
  ...['@rjsf/core', '@rjsf/utils', '@tanstack/react-query', '@tanstack/query-core'],
];
/**
 * A build takes in all packages, CommonJS among them, but for those that have files beside themselves: programs of the machine,
 * threads of their own, data that they read.
 */
const apart = [
  ...['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'piscina', 'pino', 'recheck', 'pdfkit', 'fontkit'],
  ...['vite', 'vike'],
];

export default defineConfig(({ command }) => ({
  // Sizes of files are held by tests (scripts/bytes); lists of five hundred of them hid the warnings.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    ...[viewsAlone(), starterAlone(), shortClasses(), vike(), react(), tailwindcss()],
    ...[fewFiles(), jsdomInOneFile(), quickToLoad()],
  ],
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: noMarkdown }] },
  build: {
    target: 'es2022',
    // Assets smaller than this would become data: addresses, which the content security policy does not let in as fonts.
    assetsInlineLimit: 0,
    // The starter names chunks ahead of time itself; Vite's helper for it would weigh as much as the starter.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    // The starter fetches these by their addresses, so each is an entry of its own and keeps its exports. What views share with
    // the runtime may be exported by it as well: else each such module is a file, whose address stands in every page.
    client: {
      build: {
        rollupOptions: {
          input: {
            runtime: './renderer/browser/runtime.tsx',
            askEarly: './renderer/browser/ask-early.ts',
            consent: './renderer/browser/consent.ts',
            visitor: './renderer/browser/visitor.ts',
            personWatch: './renderer/browser/person-watch.ts',
            cartMark: './ui/shop/cart/cart-mark.ts',
            vitals: './renderer/browser/vitals.ts',
            measureVisit: './renderer/browser/measure-visit.ts',
          },
          preserveEntrySignatures: 'allow-extension',
          // A number of `schemas/constants.ts` stands where it is used: the starter names none for other chunks.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
    // Threads and the last step of the build are started by their files, so each is an entry of its own.
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: command === 'build' ? { noExternal: true, external: apart } : { noExternal: esm },
      build: {
        rollupOptions: {
          input: {
            main: './server/main.ts',
            'check-worker': './server/start/threads/check-worker.ts',
            'form-worker': './server/start/threads/form-worker.ts',
            'sanitiser-worker': './server/start/threads/sanitiser-worker.ts',
            'pdf-worker': './server/start/threads/pdf-worker.ts',
            'write-built': './server/write-built.ts',
          },
        },
      },
    },
  },
}));
