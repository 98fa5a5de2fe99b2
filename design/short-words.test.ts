import { expect, test } from 'vitest';
import { bindShortWords } from './short-words.ts';

test('[widget] words of one letter stay with the next one, also several in a row', () => {
  expect(bindShortWords('Z czego i w jakim czasie')).toBe('Z\u00A0czego i\u00A0w\u00A0jakim czasie');
  expect(bindShortWords('Ставки и сроки')).toBe('Ставки и\u00A0сроки');
});

test('[widget] longer words and ends of texts are left alone', () => {
  expect(bindShortWords('Koszty oraz plan A')).toBe('Koszty oraz plan A');
});
