import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Translate } from '../i18n/translator.ts';
import type { Remark } from './remark.ts';

/** Blocks in slots the widget does not have, or does not allow there. */
export function checkSlots(widget: Widget, block: Block, t: Translate): Remark[] {
  const refuse = (name: string, values: Readonly<Record<string, string>>): Remark => ({
    rule: 'slot',
    level: 'error',
    path: '',
    message: t(`check.${name}`, values),
    cure: t(`check.${name}-cure`, values),
  });
  return Object.entries(block.slots ?? {}).flatMap(([name, blocks]) => {
    const slot = Object.hasOwn(widget.slots, name) ? widget.slots[name] : undefined;
    if (!slot) {
      const known = Object.keys(widget.slots).join(', ') || '–';
      return [refuse('slot-unknown', { slot: name, type: widget.type, known })];
    }
    const { allow } = slot;
    return blocks
      .filter(({ type }) => allow !== undefined && !allow.includes(type))
      .map(({ type }) => refuse('slot-refused', { slot: name, type, allow: allow?.join(', ') ?? '' }));
  });
}
