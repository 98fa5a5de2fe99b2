import { assert, property, string } from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { list, object, text } from '#registry/fields.ts';
import { PageDocument } from '#schemas/page.ts';
import { aliasFrom, isAlias } from './alias-from.ts';
import { fixedScreens, screenDocument } from './screen-documents.ts';
import { textCompleteness, textPlaces } from './text-completeness.ts';

describe('[issue 6] [studio] the address of a new page', () => {
  test('is made of its title, Polish letters included', () => {
    expect(aliasFrom('Pożyczka na święta – już od 500 zł!')).toBe('pozyczka-na-swieta-juz-od-500-zl');
    expect(aliasFrom('Привіт')).toBe('');
  });

  test('is one the platform takes, or empty', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const alias = aliasFrom(title);
        return alias === '' || isAlias(alias);
      }),
    );
  });
});

describe('[issue 6] [studio] how far a page is translated', () => {
  const schema = object({
    title: text({ title: 'Title' }),
    items: list(object({ label: text({ title: 'Label' }) }), { title: 'Items' }),
  });

  test('texts are found in lists, empty ones and what is no text are not counted', () => {
    expect(textPlaces(schema, { title: '', items: [{ label: 'a' }, { label: ' ' }], other: 'x' })).toEqual([
      '/items/0/label',
    ]);
  });

  test('each language has its count', () => {
    const page: PageDocument = {
      alias: 'about',
      title: 'O nas',
      layout: 'default',
      blocks: [
        {
          id: 'a',
          type: 'known',
          props: { title: 'Tak', items: [{ label: 'Nie' }] },
          locales: { uk: { '/title': 'Так' } },
        },
        { id: 'b', type: 'unknown', props: { title: 'Tak' } },
      ],
      locales: { uk: { title: 'Про нас' } },
    };
    const registry = { get: (type: string) => (type === 'known' ? ({ props: schema } as never) : undefined) };
    expect(textCompleteness(page, ['uk', 'en'], registry)).toEqual([
      { locale: 'uk', done: 2, all: 3 },
      { locale: 'en', done: 0, all: 3 },
    ]);
  });
});

test('[truth] the first draft of a fixed screen is what the screen shows, a page the platform takes', () => {
  const screens = fixedScreens('pl');
  expect(screens.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/posts/{alias}', '/dashboard', '/profile-settings', '/password-change']),
  );
  for (const { alias, title } of screens) {
    const page = screenDocument(alias, ['pl', 'uk']);
    expect(Check(PageDocument, page), alias).toBe(true);
    expect(title).not.toContain('screens.');
    expect(page?.title).toBe(title);
    expect(page?.locales?.['uk']?.title).toMatch(/[а-яіїє]/i);
  }
  expect(screenDocument('posts-item', ['pl'])).toMatchObject({ open_in_any_status: true });
  expect(screenDocument('regulamin', ['pl'])).toBeNull();
});
