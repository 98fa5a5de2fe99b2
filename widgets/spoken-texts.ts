import { exampleTexts } from '#engine/credit/example-words.ts';
import type { Widget } from '#registry/widget.ts';
import { fieldTexts } from '#ui/forms/field-texts.ts';
import { widgetsRoom } from './room.ts';

/** A widget's words in every language: its folder's own, and for the others those of the room's files. */
export function spokenTexts({ type, texts }: Pick<Widget, 'type' | 'texts'>): Widget['texts'] {
  const lent = [fieldTexts, exampleTexts(type)].flatMap(({ pl = {} }) => Object.keys(pl));
  return widgetsRoom.define(`widgets/${type}`, texts, { lent });
}
