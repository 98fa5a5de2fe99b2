import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import { type MakeId, withNewIds } from './new-ids.ts';

/** A block as an editor gets it from the palette: the widget's first example, under ids of its own. */
export function newBlock(widget: Widget, makeId: MakeId): Block {
  const [example] = widget.examples;
  const block: Block = {
    id: '',
    type: widget.type,
    ...(widget.version > 1 && { version: widget.version }),
    props: structuredClone(example?.props ?? {}),
    ...(example?.slots && { slots: structuredClone(example.slots) }),
  };
  return withNewIds([block], makeId)[0] ?? block;
}
