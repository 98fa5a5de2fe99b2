import { ownBytes } from '#engine/own-bytes.ts';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { Registry } from '#registry/registry.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { withoutHtml } from './client-plan.ts';
import { escapeJson } from './escape.ts';
import { hasSameMembers, memoryOf, type PlanRest } from './render-memory.ts';

const comma = Buffer.from(',');
const open = Buffer.from('[');
const close = Buffer.from(']');
const planOpens = Buffer.from('{"plan":');
const headerOpens = Buffer.from(',"regions":{"header":');
const mainOpens = Buffer.from(',"main":');
const footerOpens = Buffer.from(',"footer":');
const regionsClose = Buffer.from('}},"chunks":');
const planCloses = Buffer.from('}');

/**
 * What the document carries for the browser (`EmbeddedPlan`) as JSON that may stand in a script element, in pieces. All but
 * who the visitor is are written once, and not for every visit.
 * @param chunks as JSON: type -> addresses of what a view of it needs
 */
export function embeddedPlanJson(plan: ClientPlan, chunks: Buffer, registry: Registry): readonly Buffer[] {
  const { json, textsJson, regionJson } = memoryOf(registry);
  const blockJson = (block: ClientBlock): Buffer => {
    const made = json.get(block) ?? ownBytes(Buffer.from(escapeJson(withoutHtml(block))));
    json.set(block, made);
    return made;
  };
  const list = (blocks: readonly ClientBlock[]): Buffer => {
    const known = regionJson.get(blocks);
    if (known) return known;
    const made = Buffer.concat([
      open,
      ...blocks.flatMap((block, index) => (index === 0 ? [blockJson(block)] : [comma, blockJson(block)])),
      close,
    ]);
    if (Object.isFrozen(blocks)) regionJson.set(blocks, ownBytes(made));
    return made;
  };
  const { regions, texts, session, person, pollMs, ...rest } = plan;
  const words = textsJson.get(texts) ?? ownBytes(Buffer.from(escapeJson(texts)));
  textsJson.set(texts, words);
  return [
    planOpens,
    restJson(rest, registry),
    Buffer.from(
      `,"session":${escapeJson(session)}${person === undefined ? '' : `,"person":${escapeJson(person)}`}${pollMs === undefined ? '' : `,"pollMs":${pollMs}`},"texts":`,
    ),
    words,
    headerOpens,
    list(regions.header),
    mainOpens,
    list(regions.main),
    footerOpens,
    list(regions.footer),
    regionsClose,
    chunks,
    planCloses,
  ];
}

/** What a Plan says besides its blocks, the visitor and what stands in the document's head, without its last brace: more members follow. */
function restJson(rest: PlanRest, registry: Registry): Buffer {
  const { rests } = memoryOf(registry);
  const known = rests.get(rest.head);
  const same = known?.find((one) => hasSameMembers(one.rest, rest));
  if (same) return same.json;
  const { tags: _tags, ...head } = rest.head;
  const json = ownBytes(Buffer.from(escapeJson({ ...rest, head }).slice(0, -1)));
  rests.set(rest.head, withNewest({ rest, json }, known));
  return json;
}
