import type { Registry } from '#registry/registry.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { withoutHtml } from './client-plan.ts';
import { escapeJson } from './escape.ts';
import { memoryOf } from './render-memory.ts';

const comma = Buffer.from(',');
const open = Buffer.from('[');
const close = Buffer.from(']');

/**
 * What the document carries for the browser (`EmbeddedPlan`) as JSON that may stand in a script element, in pieces. Blocks
 * and texts are written once, and not for every visit.
 */
export function embeddedPlanJson(
  plan: ClientPlan,
  chunks: Readonly<Record<string, readonly string[]>>,
  registry: Registry,
): readonly Buffer[] {
  const { json, textsJson } = memoryOf(registry);
  const blockJson = (block: ClientBlock): Buffer => {
    const made = json.get(block) ?? Buffer.from(escapeJson(withoutHtml(block)));
    json.set(block, made);
    return made;
  };
  const list = (blocks: readonly ClientBlock[]): Buffer[] => [
    open,
    ...blocks.flatMap((block, index) => (index === 0 ? [blockJson(block)] : [comma, blockJson(block)])),
    close,
  ];
  const { regions, texts, ...rest } = plan;
  const words = textsJson.get(texts) ?? Buffer.from(escapeJson(texts));
  textsJson.set(texts, words);
  return [
    // Without its last brace: more members follow.
    Buffer.from(`{"plan":${escapeJson(rest).slice(0, -1)},"texts":`),
    words,
    Buffer.from(',"regions":{"header":'),
    ...list(regions.header),
    Buffer.from(',"main":'),
    ...list(regions.main),
    Buffer.from(',"footer":'),
    ...list(regions.footer),
    Buffer.from(`}},"chunks":${escapeJson(chunks)}}`),
  ];
}
