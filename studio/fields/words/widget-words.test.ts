import { expect, test } from 'vitest';
import { registry } from '#widgets/index.ts';
import type { FieldShape } from '../shape/field-shape.ts';
import { readShape } from '../shape/read-shape.ts';
import { choiceWord, fieldHint, fieldTitle } from './field-words.ts';
import { polishChoices } from './polish-choices.ts';
import { polishTitles } from './polish-titles.ts';
import { texts } from './texts.ts';

/** English words that a Polish Studio would show for a shape and all in it. */
function englishWords(shape: FieldShape, name: string): string[] {
  if (shape.hidden || shape.generated) return [];
  const named = shape.label !== undefined || (shape.title === '' && Object.hasOwn(texts.pl, `words.${name}`));
  const title = fieldTitle(shape.title, name, 'en');
  const hint = shape.hintLabel === undefined ? fieldHint(shape.hint, 'en') : undefined;
  const words = shape.exactWords || shape.wordLabels !== undefined ? [] : shape.words;
  return [
    ...(name === '' || named || polishTitles.has(title) ? [] : [title]),
    ...(hint === undefined || polishTitles.has(hint) ? [] : [hint]),
    // A number is the same in every language.
    ...words
      .filter((word) => !polishChoices.has(word) && !/^\d+$/.test(word))
      .map((word) => `${word} (${choiceWord(word, 'en')})`),
    ...(shape.item ? englishWords(shape.item, '') : []),
    ...shape.members.flatMap((member) => englishWords(member.shape, member.name)),
  ];
}

/** The developers' gallery and constructor, which the palette leaves out. */
const ofDevelopers = /^(gallery-|sandbox-)|^form-constructor-example$/;

test('[issue 6] fields of every widget, their hints and choices have Polish words', () => {
  const english = registry.widgets
    .filter(({ type }) => !ofDevelopers.test(type))
    .flatMap(({ type, props }) => englishWords(readShape(props), '').map((words) => `${type}: ${words}`));
  expect([...new Set(english)]).toEqual([]);
});
