import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueryContext } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { Call } from '#schemas/calls/define-call.ts';
import { searchLimits } from '#schemas/search.ts';
import { pagerSteps } from '#ui/design/pager-steps.ts';
import { markWords } from './mark-words.ts';
import { queries } from './queries.ts';
import { questionLimits, readQuestion, resultsHref } from './read-question.ts';

const anyText = fc.string({ unit: 'grapheme' });

describe('[search] question', () => {
  test.each([
    [null, null, { kind: 'none' }],
    ['  ', null, { kind: 'none' }],
    [' a ', null, { kind: 'short', words: 'a' }],
    ['a'.repeat(101), null, { kind: 'long', words: 'a'.repeat(101) }],
    [' rata   stała', '3', { kind: 'asked', words: 'rata stała', page: 3 }],
    ['rata', '-1', { kind: 'asked', words: 'rata', page: 1 }],
    ['rata', '9999', { kind: 'asked', words: 'rata', page: 1000 }],
    ['rata', '1e3', { kind: 'asked', words: 'rata', page: 1 }],
  ])('%j and page %j', (words, page, question) => {
    expect(readQuestion(words, page)).toEqual(question);
  });

  test('has the bounds of the call', () => {
    const { shortestQuery, longestQuery, page } = searchLimits;
    expect(questionLimits).toEqual({ shortest: shortestQuery, longest: longestQuery, page });
  });

  test('comes back from the address of its results', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 1000 }), (words, page) => {
        const question = readQuestion(words, String(page));
        if (question.kind !== 'asked') return;
        const { searchParams } = new URL(resultsHref('/x', question.words, page), 'https://a.example');
        expect(readQuestion(searchParams.get('q'), searchParams.get('page'))).toEqual(question);
      }),
    );
  });
});

describe('[search] marked words', () => {
  const marked = (text: string, question: string) =>
    markWords(text, question)
      .filter(({ found }) => found)
      .map((part) => part.text);

  test.each([
    ['Spłata pożyczki i pożyczka', 'pozyczka', ['pożyczki', 'pożyczka']],
    ['Rata, ratalny, raty', 'rata', ['Rata', 'ratalny']],
    ['Co z tego', 'z', ['z']],
    ['Łódź i okolice', 'lodz', ['Łódź']],
    ['Nic takiego', 'rata', []],
  ])('%s: %s', (text, question, words) => {
    expect(marked(text, question)).toEqual(words);
  });

  test('nothing of the text is lost or added', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, question) => {
        expect(
          markWords(text, question)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

test('[search] a pager names the first, the last and the near pages, and leaves no gap for a single one', () => {
  expect(pagerSteps(1, 1)).toEqual([1]);
  expect(pagerSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagerSteps(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (pages, pick) => {
      const steps = pagerSteps((pick % pages) + 1, pages);
      const numbers = steps.filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
      expect(numbers).toContain((pick % pages) + 1);
      for (const [at, step] of steps.entries())
        if (step === 'gap') expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2);
    }),
  );
});

describe('[search] outcome', () => {
  const total = 23;
  const ask = (parameters: Record<string, string>, search: QueryContext['content']['search']) => {
    const content = { search } as QueryContext['content'];
    const parameter = (name: string) => parameters[name] ?? null;
    const nothing = async () => Promise.reject(new Error('not asked'));
    const context = {
      content,
      forms: { form: nothing },
      customer: {
        self: nothing,
        status: nothing,
        authGroups: nothing,
        demoAccounts: () => null,
        call: <C extends Call>() => sampleRef<C>(),
      },
      lending: { read: nothing },
      locale: 'pl',
      path: '/',
      params: {},
      parameter,
      parameters: () => [],
      today: '2026-11-21',
    };
    return queries({ popular: [], help: [] }, context).search.queryFn();
  };
  const hit = (at: number) => ({ kind: 'page' as const, path: `/${at}`, title: 'T', excerpt: '' });
  const index: QueryContext['content']['search'] = async ({ limit, offset }) => ({
    total,
    items: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => hit(offset + at)),
  });

  test('a page behind the last one shows the last one', async () => {
    const outcome = await ask({ q: 'rata', page: '9' }, index);
    expect(outcome).toMatchObject({ kind: 'found', page: 3, pages: 3, total });
    expect(outcome.kind === 'found' && outcome.hits.map(({ path }) => path)).toEqual(['/20', '/21', '/22']);
  });

  test('a search that fails leaves the field and says so; one that is too short asks nobody', async () => {
    const failing = () => Promise.reject(new Error('away'));
    expect(await ask({ q: 'rata' }, failing)).toEqual({ kind: 'failed', words: 'rata' });
    expect(await ask({ q: 'r' }, failing)).toEqual({ kind: 'short', words: 'r' });
  });
});
