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
  return pageReader(registry)(data);
}

/**
 * Reads page documents of Puck's data again and again. An item that is the same object as before, which Puck leaves what
 * was not changed, becomes the same block: at a keystroke only the changed block and those around it are made anew.
 */
export function pageReader(registry: Registry): (data: PuckPage) => PageDocument {
  const known = new WeakMap<PuckItem, Block>();
  const read = (item: PuckItem): Block => {
    const before = known.get(item);
    if (before) return before;
    const block = blockOf(item, registry, read);
    known.set(item, block);
    return block;
  };
  return (data) => ({ ...data.root.props.page, blocks: data.content.map(read) });
}

/** One block of Puck's item. @param read reads the items in it */
function blockOf({ props }: PuckItem, registry: Registry, read: (item: PuckItem) => Block): Block {
  const { id, stored, kept } = props;
  const known = Object.keys(registry.get(stored.type)?.slots ?? {});
  const inner = new Map<string, Block[]>(Object.entries(kept.others));
  for (const name of known) {
    const items = props[slotProp(name)];
    const blocks = Array.isArray(items) ? items.map((item: PuckItem) => read(item)) : [];
    if (blocks.length > 0 || kept.names?.includes(name)) inner.set(name, blocks);
  }
  const order = [...new Set([...(kept.names ?? []), ...inner.keys()])].filter((name) => inner.has(name));
  const slots = Object.fromEntries(order.map((name) => [name, inner.get(name) ?? []]));
  const block: Block = { id: blockIdOf(id), ...(stored satisfies StoredBlock) };
  return kept.names === null && order.length === 0 ? block : { ...block, slots };
}
