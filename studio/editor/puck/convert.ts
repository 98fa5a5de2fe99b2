import type { Registry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import {
  blockIdOf,
  type KeptSlots,
  type PuckItem,
  type PuckPage,
  puckId,
  type StoredBlock,
  slotProp,
  unknownType,
} from './puck-shape.ts';

/**
 * A page as Puck edits it. Nothing is lost: blocks of unknown widgets, unknown slots and old versions of props are
 * carried along, and `fromPuck` gives back the same document.
 * @param document each block under an id of its own, see `mendDoubles`
 */
export function toPuck({ blocks, ...page }: PageDocument, registry: Registry): PuckPage {
  return { root: { props: { page } }, content: blocks.map((block) => toItem(block, registry)) };
}

/** One block as Puck keeps it, with those in it. */
export function toItem({ id, slots, ...stored }: Block, registry: Registry): PuckItem {
  const widget = registry.get(stored.type);
  const known = Object.keys(widget?.slots ?? {});
  const filled = Object.entries(slots ?? {});
  const others = filled.filter(([name]) => !known.includes(name));
  const own = known.map((name): [string, PuckItem[]] => {
    const inner = slots !== undefined && Object.hasOwn(slots, name) ? (slots[name] ?? []) : [];
    return [slotProp(name), inner.map((block) => toItem(block, registry))];
  });
  const kept: KeptSlots = {
    names: slots === undefined ? null : filled.map(([name]) => name),
    others: Object.fromEntries(others),
  };
  return {
    type: widget ? stored.type : unknownType,
    props: { ...Object.fromEntries(own), id: puckId(id), stored, kept },
  };
}

/** The page document of Puck's data. @param data as `toPuck` made it, whatever an editor did with it since */
export function fromPuck(data: PuckPage, registry: Registry): PageDocument {
  return { ...data.root.props.page, blocks: data.content.map((item) => fromItem(item, registry)) };
}

/** One block of Puck's item. */
export function fromItem({ props }: PuckItem, registry: Registry): Block {
  const { id, stored, kept } = props;
  const known = Object.keys(registry.get(stored.type)?.slots ?? {});
  const inner = new Map<string, Block[]>(Object.entries(kept.others));
  for (const name of known) {
    const items = props[slotProp(name)];
    const blocks = Array.isArray(items) ? items.map((item: PuckItem) => fromItem(item, registry)) : [];
    if (blocks.length > 0 || kept.names?.includes(name)) inner.set(name, blocks);
  }
  const order = [...new Set([...(kept.names ?? []), ...inner.keys()])].filter((name) => inner.has(name));
  const slots = Object.fromEntries(order.map((name) => [name, inner.get(name) ?? []]));
  const block: Block = { id: blockIdOf(id), ...(stored satisfies StoredBlock) };
  return kept.names === null && order.length === 0 ? block : { ...block, slots };
}
