import { exampleTexts } from '#engine/credit/example-words.ts';
import { createRegistry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import { fieldTexts } from '#ui/forms/field-texts.ts';
import { widgetsRoom } from './room.ts';

const definitions = import.meta.glob<{ widget: Widget }>('.//*/widget.ts', { eager: true });

for (const [path, { widget }] of Object.entries(definitions))
  if (path !== `./${widget.type}/widget.ts`)
    throw new Error(
      `${path} defines "${widget.type}": folder and type must be the same, because the browser finds the view by it.`,
    );

/** Every widget of the house, found by its folder. Server only: it carries schemas and examples. */
export const registry = createRegistry(
  Object.values(definitions).map(({ widget }) => ({ ...widget, texts: spoken(widget) })),
);

/** A widget's words in every language: its folder's own, and for the others those of the room's files. */
function spoken({ type, texts }: Widget): Widget['texts'] {
  const lent = [fieldTexts, exampleTexts(type)].flatMap(({ pl = {} }) => Object.keys(pl));
  return widgetsRoom.define(`widgets/${type}`, texts, { lent });
}
