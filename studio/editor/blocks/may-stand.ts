import type { Registry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';

/** Whether a block of a type may stand in a place of another block, or (`parent` null) on the page itself. */
export function mayStand(
  registry: Registry,
  { parent, slot, type }: { readonly parent: Block | null; readonly slot: string; readonly type: string },
): boolean {
  if (parent === null) return true;
  const slots = registry.get(parent.type)?.slots;
  if (!slots || !Object.hasOwn(slots, slot)) return false;
  const allow = slots[slot]?.allow;
  return !allow || allow.includes(type);
}
