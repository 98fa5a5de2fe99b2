import { expect, test } from 'vitest';
import { bindShortWords } from './short-words.ts';

test('[widget] words of one letter stay with the next one, also several in a row', () => {
  expect(bindShortWords('Z czego i w jakim czasie')).toBe('Z\u00A0czego i\u00A0w\u00A0jakim czasie');
  expect(bindShortWords('Ставки и сроки')).toBe('Ставки и\u00A0сроки');
});

test('[truth] a hyphen stays with a short ending and with the figures of a postal code', () => {
  expect(bindShortWords('Zmiana PIN-u, 00-999 Warszawa')).toBe(
    'Zmiana PIN\u2060-\u2060u, 00\u2060-\u2060999 Warszawa',
  );
  expect(bindShortWords('6-miesięczny, polsko-angielski')).toBe('6-miesięczny, polsko-angielski');
});

test('[truth] the groups of a phone number stay together, and so do the ends of a span', () => {
  expect(bindShortWords('Na przykład +48 600 100 200')).toBe('Na przykład +48\u00A0600\u00A0100\u00A0200');
  expect(bindShortWords('tel. 22 000 01 23, 8–18')).toBe(
    'tel. 22\u00A0000\u00A001\u00A023, 8\u2060–\u206018',
  );
  expect(bindShortWords('w 2026 r. 5 lat')).toBe('w\u00A02026 r. 5 lat');
});

test('[widget] longer words and ends of texts are left alone', () => {
  expect(bindShortWords('Koszty oraz plan A')).toBe('Koszty oraz plan A');
});
