import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vike(), react(), tailwindcss()],
  build: {
    target: 'es2022',
    // Assets smaller than this would become data: addresses, which the content security policy does not let in as fonts.
    assetsInlineLimit: 0,
    // The starter names chunks ahead of time itself; Vite's helper for it would weigh as much as the starter.
    modulePreload: false,
  },
  environments: {
    // The starter fetches these by their addresses, so each is an entry of its own and keeps its exports.
    client: {
      build: {
        rollupOptions: {
          input: {
            runtime: './renderer/browser/runtime.tsx',
            consent: './renderer/browser/consent.ts',
          },
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: { build: { rollupOptions: { input: { main: './server/main.ts' } } } },
  },
});
