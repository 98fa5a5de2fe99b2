import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import { escapeJson } from './escape.ts';
import type { RenderMemory } from './render-memory.ts';

/**
 * Addresses of the chunks a widget type needs in the browser, from the build's manifest; those of the runtime for the
 * empty name.
 */
export type ViewChunks = (type: string) => readonly string[];

/** Names of modules among the chunks that are no widget's; no widget can have them. */
export const consentModule = '#consent';
export const visitorModule = '#visitor';
/** Those the document itself starts, before its first paint. */
export const askEarlyModule = '#ask-early';
export const cartMarkModule = '#cart-mark';

/** Addresses that were written for a page, by what they were looked up in. */
export interface KeptChunks {
  readonly viewChunks: ViewChunks;
  readonly types: string;
  readonly json: Buffer;
}

/** What a page with live blocks of these types may fetch, as JSON: type -> addresses. Written once for the same types. */
export function chunksJson(
  types: readonly string[],
  texts: PlanTexts,
  { viewChunks, memory }: { readonly viewChunks: ViewChunks; readonly memory: Pick<RenderMemory, 'chunks'> },
): Buffer {
  const key = types.join(' ');
  const known = memory.chunks.get(texts) ?? [];
  const same = known.find((one) => one.viewChunks === viewChunks && one.types === key);
  if (same) return same.json;
  const chunks = Object.fromEntries(
    ['', consentModule, visitorModule, ...types].map(
      // Texts of a view come together with its code.
      (type) => [type, [...viewChunks(type), ...(texts.files[type] ?? [])]],
    ),
  );
  const json = Buffer.from(escapeJson(chunks));
  memory.chunks.set(texts, withNewest({ viewChunks, types: key, json }, known));
  return json;
}
