import { describe, expect, test } from 'vitest';
import { placesOf } from './save-text.ts';

describe('[studio] what the site fills into a text', () => {
  test.each([
    ['Dzień dobry', []],
    ['{{count}} z {{ total }}, razem {{count}}', ['{{count}}', '{{total}}']],
    ['{pojedyncze} {{}}', []],
  ])('%s', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });
});
