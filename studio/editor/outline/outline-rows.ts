import { isRecord } from '#registry/is-record.ts';
import type { Registry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';

/** One line of the outline: a block, or the name of a place with what stands in it below. */
export type OutlineRow =
  | {
      readonly kind: 'block';
      readonly key: string;
      readonly block: Block;
      readonly level: number;
      readonly title: string;
      /** First words of its text, to tell it from its like. */
      readonly words: string;
      readonly holds: boolean;
      readonly position: number;
      readonly count: number;
    }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly level: number;
      readonly title: string;
      readonly parent: string;
      readonly slot: string;
      readonly count: number;
    };

/** Key of the line of a place. */
export const placeKey = (parent: string, slot: string): string => `${parent}\n${slot}`;

/**
 * Lines of a page's outline in reading order. Places of a block have lines of their own where it has several, or nothing
 * in its only one.
 */
export function outlineRows(
  blocks: readonly Block[],
  registry: Registry,
  { closed, level = 1 }: { readonly closed: ReadonlySet<string>; readonly level?: number },
): OutlineRow[] {
  return blocks.flatMap((block, index) => {
    const widget = registry.get(block.type);
    const places = Object.entries(widget?.slots ?? {});
    const row: OutlineRow = {
      kind: 'block',
      key: block.id,
      block,
      level,
      title: widget?.title ?? block.type,
      words: wordsOf(block.props),
      holds: places.length > 0,
      position: index + 1,
      count: blocks.length,
    };
    if (closed.has(block.id)) return [row];
    const inner = places.flatMap(([slot, { title }]): OutlineRow[] => {
      const held =
        block.slots !== undefined && Object.hasOwn(block.slots, slot) ? (block.slots[slot] ?? []) : [];
      const named = places.length > 1 || held.length === 0;
      const place: OutlineRow = {
        kind: 'place',
        key: placeKey(block.id, slot),
        level: level + 1,
        title,
        parent: block.id,
        slot,
        count: held.length,
      };
      return [
        ...(named ? [place] : []),
        ...outlineRows(held, registry, { closed, level: level + (named ? 2 : 1) }),
      ];
    });
    return [row, ...inner];
  });
}

/** Rows that say what a row of the same key said before become that row again, so that only others are drawn anew. */
export function keptRows(rows: readonly OutlineRow[], before: readonly OutlineRow[]): readonly OutlineRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return rows.map((row) => {
    const old = known.get(row.key);
    return old && isSameRow(old, row) ? old : row;
  });
}

/** A block that is another object may hold other words, or other blocks. */
function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  const parts = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, part]) => parts.get(name) === part);
}

/** The first text for readers in some props, without tags, at most 60 letters. */
export function wordsOf(props: unknown): string {
  const found = firstText(props, 0);
  const plain = found
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

function firstText(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (depth > 3) return '';
  if (Array.isArray(value)) return value.map((item) => firstText(item, depth + 1)).find(Boolean) ?? '';
  if (!isRecord(value)) return '';
  const named = ['title', 'heading', 'label', 'text', 'html', 'lead', 'alt']
    .map((name) => (Object.hasOwn(value, name) ? value[name] : undefined))
    .find((text) => typeof text === 'string' && text !== '');
  if (typeof named === 'string') return named;
  return (
    Object.values(value)
      .filter((part) => typeof part === 'object')
      .map((part) => firstText(part, depth + 1))
      .find(Boolean) ?? ''
  );
}
