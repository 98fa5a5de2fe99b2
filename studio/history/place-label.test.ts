import { expect, test } from 'vitest';
import { createTranslator } from '#engine/i18n/translator.ts';
import { image, list, object, text } from '#registry/fields.ts';
import { fieldWords } from '../fields/words/field-words.ts';
import { pointerLabels } from '../fields/words/pointer-labels.ts';
import { texts as words } from '../fields/words/texts.ts';
import { placeLabel } from './place-label.ts';
import { texts } from './texts.ts';

const schema = object({
  title: text({ title: 'Title' }),
  picture: image({ title: 'Picture' }),
  items: list(object({ label: text({ title: 'Label' }) }), { title: 'Items' }),
});
const pl = {
  schema,
  t: createTranslator('pl', [{ ...texts.pl, ...words.pl }]),
  words: fieldWords('pl'),
};
const en = { ...pl, t: createTranslator('en', [{ ...texts.en, ...words.en }]), words: fieldWords('en') };

test('[issue 6] places of a block are named as their fields are, in the language of the Studio', () => {
  expect(placeLabel(['props', 'title'], pl)).toBe('Tytuł');
  expect(placeLabel(['props', 'title'], en)).toBe('Title');
  expect(placeLabel(['props', 'items', 0, 'label'], en)).toBe('Items › 1 › Label');
  expect(placeLabel(['locales', 'en', '/title'], pl)).toBe('EN › Tytuł');
});

test('[issue 6] a finding names the field it is about, a block as a whole names none', () => {
  expect(pointerLabels('/items/0/label', en)).toEqual(['Items', '1', 'Label']);
  expect(pointerLabels('/picture/alt', pl)).toEqual(['Obraz', 'Opis dla osób, które go nie widzą']);
  expect(pointerLabels('', pl)).toEqual([]);
});

test('a name no schema knows is shown as words', () => {
  expect(placeLabel(['props', 'successTitle'], en)).toBe('Success title');
});
