import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Remark } from './remark.ts';

/** Blocks in slots the widget does not have, or does not allow there. */
export function checkSlots(widget: Widget, block: Block): Remark[] {
  return Object.entries(block.slots ?? {}).flatMap(([name, blocks]) => {
    const slot = Object.hasOwn(widget.slots, name) ? widget.slots[name] : undefined;
    if (!slot) {
      const known = Object.keys(widget.slots).join(', ') || 'none';
      return [
        {
          rule: 'slot',
          level: 'error',
          path: '',
          message: `"${widget.type}" has no slot "${name}"; its blocks are never shown`,
          cure: `Move them. Slots of "${widget.type}": ${known}.`,
        },
      ];
    }
    const { allow } = slot;
    if (!allow) return [];
    return blocks
      .filter(({ type }) => !allow.includes(type))
      .map(({ type }) => ({
        rule: 'slot',
        level: 'error',
        path: '',
        message: `"${type}" may not stand in the slot "${name}" of "${widget.type}"`,
        cure: `Use one of: ${allow.join(', ')}.`,
      }));
  });
}
