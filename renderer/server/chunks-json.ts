import { ownBytes } from '#engine/own-bytes.ts';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import { escapeJson } from './escape.ts';
import type { RenderMemory } from './render-memory.ts';
import { consentModule, type ViewChunks, visitorModule } from './view-chunks.ts';

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
  const json = ownBytes(Buffer.from(escapeJson(chunks)));
  memory.chunks.set(texts, withNewest({ viewChunks, types: key, json }, known));
  return json;
}
