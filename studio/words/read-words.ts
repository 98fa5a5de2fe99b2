import type { Widget } from '#registry/widget.ts';
import type { FieldShape } from '../fields/shape/field-shape.ts';
import { readShape } from '../fields/shape/read-shape.ts';
import { fieldWords } from '../fields/words/field-words.ts';
import { texts } from '../fields/words/texts.ts';

const { title: english } = fieldWords('en');

/** What a schema says to people: a title, a hint or a choice, and where. */
export interface ReadWord {
  readonly place: string;
  readonly kind: 'titles' | 'choices';
  readonly word: string;
}

function wordsOf(shape: FieldShape, place = '', name = ''): ReadWord[] {
  if (shape.hidden || shape.generated) return [];
  const named = shape.label !== undefined || (shape.title === '' && Object.hasOwn(texts.pl, `words.${name}`));
  const title = english(shape.title, name);
  const titles = [
    ...(title === '' || named ? [] : [title]),
    ...(shape.hint === undefined || shape.hintLabel !== undefined ? [] : [shape.hint]),
  ];
  // A number is the same in every language.
  const choices =
    shape.exactWords || shape.wordLabels !== undefined
      ? []
      : shape.words.filter((word) => !/^\d+$/.test(word));
  return [
    ...titles.map((word) => ({ place, kind: 'titles' as const, word })),
    ...choices.map((word) => ({ place, kind: 'choices' as const, word })),
    ...(shape.item ? wordsOf(shape.item, `${place}[]`) : []),
    ...shape.members.flatMap((member) =>
      wordsOf(member.shape, place === '' ? member.name : `${place}.${member.name}`, member.name),
    ),
  ];
}

/** Every word an editor reads of a widget besides its name: titles and hints of props, choices, titles of slots. */
export const readWords = ({ props, slots }: Pick<Widget, 'props' | 'slots'>): ReadWord[] => [
  ...wordsOf(readShape(props)),
  ...Object.entries(slots).map(([name, { title }]) => ({
    place: `slot ${name}`,
    kind: 'titles' as const,
    word: title,
  })),
];
