import { expect, test } from 'vitest';
import type { ContentReader } from '#registry/content-reader.ts';
import { isFormattedText } from '#registry/formatted-text.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import { createEmbeddedHtml } from './embedded-html.ts';

const stored: CustomEntityItem = {
  id: 'a',
  type: 'branch',
  name: 'A',
  is_active: true,
  value: {
    about: '<p>Winda</p><script>alert(1)</script>',
    image: ' <img src=x onerror=alert(1)>',
    note: 'a < b, <b>nie pogrubione</b>',
    floors: 2,
  },
  dynamic_value: { more: '<script>b' },
};

test('[sec 26] formatted texts of custom entities are sanitised, other values stay as they are', async () => {
  const html = createEmbeddedHtml('block', (text) => text.replaceAll(/<script>.*|\sonerror=[^>]*/g, ''));
  const read: Partial<ContentReader> = {
    customEntity: () => Promise.resolve(stored),
    customEntities: () => Promise.resolve([stored]),
  };
  const reader = html.wrapReader(read as ContentReader);
  const safe = {
    ...stored,
    value: { ...stored.value, about: '<p>Winda</p>', image: ' <img src=x>' },
    dynamic_value: { more: '' },
  };
  expect(await reader.customEntity('branch', 'a')).toEqual(safe);
  expect(await reader.customEntities('branch')).toEqual([safe]);
});

test('[sec 26] [issue 17] the description of an article is sanitised; one without a description stays as it is', async () => {
  const html = createEmbeddedHtml('block', (text) => text.replaceAll(/<script>.*|\sonerror=[^>]*/g, ''));
  const lamp = { alias: 'lamp', description: '<p>Winda</p><img src=x onerror=alert(1)><script>x' };
  const read = {
    good: async (alias: string) => (alias === 'lamp' ? lamp : alias === 'bare' ? { alias } : null),
  };
  const reader = html.wrapReader(read as unknown as ContentReader);
  expect(await reader.good('lamp')).toEqual({ alias: 'lamp', description: '<p>Winda</p><img src=x>' });
  expect(await reader.good('bare')).toEqual({ alias: 'bare' });
  expect(await reader.good('none')).toBeNull();
});

test.each([
  ['<p>a</p>', true],
  ['\n<h2 class="x">a', true],
  ['<3 lata', false],
  ['a <b>b</b>', false],
  ['<', false],
  ['', false],
])('%j is formatted: %s', (text, formatted) => {
  expect(isFormattedText(text)).toBe(formatted);
});
