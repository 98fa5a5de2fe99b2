import { ownBytes } from '#engine/own-bytes.ts';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import { escapeJson } from './escape.ts';
import type { RenderMemory, WakingTypes } from './render-memory.ts';
import { consentModule, type ViewChunks, visitorModule } from './view-chunks.ts';
import { typesOf } from './waking-types.ts';

/**
 * What a page with live blocks of these types may fetch, as JSON: type -> addresses of all that its touch wakes. Written once for the
 * same types.
 */
export function chunksJson(
  waking: WakingTypes,
  texts: PlanTexts,
  { viewChunks, memory }: { readonly viewChunks: ViewChunks; readonly memory: Pick<RenderMemory, 'chunks'> },
): Buffer {
  const types = typesOf(waking);
  const key = types.map((type) => [...(waking.get(type) ?? [])].join('+')).join(' ');
  const known = memory.chunks.get(texts) ?? [];
  const same = known.find((one) => one.viewChunks === viewChunks && one.types === key);
  if (same) return same.json;
  // Texts of a view come together with its code.
  const filesOf = (type: string) => [...viewChunks(type), ...(texts.files[type] ?? [])];
  const chunks = Object.fromEntries([
    ...['', consentModule, visitorModule].map((name) => [name, filesOf(name)]),
    ...types.map((type) => [type, [...new Set([...(waking.get(type) ?? [])].flatMap(filesOf))]]),
  ]);
  const json = ownBytes(Buffer.from(escapeJson(chunks)));
  memory.chunks.set(texts, withNewest({ viewChunks, types: key, json }, known));
  return json;
}
