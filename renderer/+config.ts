import type { Config } from 'vike/types';

/**
 * Vike builds the document and names the files of the browser; deciding and routing are the engine's. No client
 * routing and no `+onRenderClient`: a page starts with the starter (`+client.ts`) alone.
 */
export default {
  clientRouting: false,
  passToClient: [],
  meta: {},
} satisfies Config;
