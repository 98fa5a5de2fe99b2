import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueryContext } from '#registry/widget.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { searchLimits } from '#schemas/search.ts';
import { groupQuestions, longestSearch, readWords } from './find-questions.ts';
import type { FaqProps } from './props.ts';
import { queries } from './queries.ts';

const item = (id: string, category: string, question: string, answer = '<p>Tak.</p>'): FaqItem => ({
  id,
  question,
  answer,
  category,
  order: 1,
});
const categoryOf = (alias: string): FaqCategory => ({ id: alias, alias, title: `O ${alias}`, order: 1 });
const ids = (items: readonly FaqItem[]) => items.map(({ id }) => id);

describe('[issue 6] words that are looked for', () => {
  test('are one line, and no longer than the field', () => {
    expect(readWords(' a \n b ')).toBe('a b');
    expect(readWords(null)).toBe('');
    expect(readWords('x'.repeat(500))).toHaveLength(longestSearch);
  });

  test('are such as the search takes', () => {
    expect(readWords('x')).toBe('');
    expect(readWords('xy')).toHaveLength(searchLimits.shortestQuery);
    expect(longestSearch).toBe(searchLimits.longestQuery);
  });
});

describe('[truth] the search within questions', () => {
  const items = [
    item('rrso', 'koszty', 'Co oznacza RRSO?'),
    item('splata', 'splata', 'Czy spłacę wcześniej?'),
  ];
  const ask = (q: string, hits: readonly string[], category?: string) => {
    const asked: unknown[] = [];
    const content = {
      faqCategories: async () => ['koszty', 'splata'].map(categoryOf),
      faqItems: async (wanted: { category?: string }) =>
        items.filter((one) => wanted.category === undefined || one.category === wanted.category),
      search: async (wanted: { offset: number; limit: number }) => {
        asked.push(wanted);
        const rows = hits.slice(wanted.offset, wanted.offset + wanted.limit);
        return {
          total: hits.length,
          items: rows.map((id) => ({ kind: 'question', path: `/faq#q-${id}`, title: id, excerpt: '' })),
        };
      },
    };
    const context = { content, locale: 'pl', parameter: () => q } as unknown as QueryContext;
    const props = { search: true, ...(category && { category }) } as FaqProps;
    return queries(props, context)
      .faq.queryFn()
      .then(({ groups }) => ({ found: ids(groups.flatMap((group) => group.items)), asked }));
  };

  test('is that of the site: what it finds is shown, in the order of the page', async () => {
    expect(await ask('spłata', ['splata', 'rrso', 'gone'])).toEqual({
      found: ['rrso', 'splata'],
      asked: [{ query: 'spłata', kind: 'question', limit: 50, offset: 0 }],
    });
    expect((await ask('spłata', ['splata', 'rrso'], 'koszty')).found).toEqual(['rrso']);
  });

  test('asks on while there are more, and for nothing without words', async () => {
    const many = Array.from({ length: 130 }, (_, at) => `x${at}`);
    expect((await ask('rata', [...many, 'rrso'])).found).toEqual(['rrso']);
    expect(await ask(' ', [])).toEqual({ found: ['rrso', 'splata'], asked: [] });
  });
});

test('[issue 6] every question stands in one group, groups in the order of the categories, the unknown last', () => {
  const alias = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.uniqueArray(alias), fc.array(alias), (aliases: readonly string[], places) => {
      const all = places.map((place, at) => item(`q${at}`, place, 'Jak?'));
      const groups = groupQuestions(aliases.map(categoryOf), all);
      expect(ids(groups.flatMap((group) => group.items)).toSorted()).toEqual(ids(all).toSorted());
      expect(groups.every((group) => group.items.length > 0)).toBe(true);
      const order = groups.map((group) =>
        group.alias === '' ? aliases.length : aliases.indexOf(group.alias),
      );
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});
