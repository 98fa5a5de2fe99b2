import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageDocument } from '#schemas/page.ts';
import { translatePage } from '../live/translate-page.ts';
import { followRows, matchRows } from './follow-rows.ts';
import { mergeLocales } from './merge-locales.ts';
import { assertWrittenPage } from './written-page.ts';

/** A row as the test knows it: whatever becomes of its place, its translation names it. */
interface Row {
  readonly title: string;
  readonly english?: string;
}
const pageOf = (rows: readonly Row[]): PageDocument => {
  const texts = rows.flatMap(({ english }, at) =>
    english === undefined ? [] : [[`/items/${at}/title`, english] as const],
  );
  return {
    alias: 'p',
    title: 'P',
    layout: 'default',
    blocks: [
      {
        id: 'b',
        type: 'faq',
        props: { items: rows.map(({ title }) => ({ title })) },
        ...(texts.length > 0 && { locales: { en: Object.fromEntries(texts) } }),
      },
    ],
  };
};
const write = (draft: PageDocument, data: PageDocument, byStudio = false): boolean => {
  try {
    assertWrittenPage({ kind: 'page' }, { draft, data, byStudio });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid_content' });
    return false;
  }
};

/** One step of an editor: it says what becomes of the rows, each with its translation. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(5), to: fc.nat(5) }),
  fc.record({ kind: fc.constant('translate' as const), at: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
let serial = 0;
function after(rows: readonly Row[], one: Step): Row[] {
  const at = Math.min(one.at, rows.length);
  const row = rows[one.at];
  switch (one.kind) {
    case 'insert':
      return rows.toSpliced(at, 0, { title: `row ${serial++}` });
    case 'remove':
      return rows.toSpliced(at, 1);
    case 'move':
      return row ? rows.toSpliced(one.at, 1).toSpliced(one.to, 0, row) : [...rows];
    case 'translate':
      return row ? rows.with(one.at, { ...row, english: `${row.title} in English ${serial++}` }) : [...rows];
  }
}
const steps = fc.array(fc.record({ step, naive: fc.boolean() }), { maxLength: 12 });
const started = (): Row[] => ['a', 'b', 'c'].map((title) => ({ title, english: `${title} in English` }));
function titlesIn(page: PageDocument | null): string[] {
  const items = page === null ? [] : translatePage(page, 'en').blocks[0]?.props['items'];
  return ((items ?? []) as { title: string }[]).map(({ title }) => title);
}

test('property: whoever moves translations with their rows is never refused, and whoever forgets them never puts one on another row', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let rows = started();
      let stored = pageOf(rows);
      for (const { step: one, naive } of sequence) {
        const next = after(rows, one);
        const right = pageOf(next);
        expect(write(stored, right)).toBe(true);
        const [block] = right.blocks;
        const { locales: _, ...bare } = block ?? { id: 'b', type: 'faq', props: {} };
        const forgetful = {
          ...right,
          blocks: [{ ...bare, ...(stored.blocks[0]?.locales && { locales: stored.blocks[0].locales }) }],
        };
        // Rows that are there in the language they were written in, or with their own translation.
        if (naive && one.kind !== 'translate' && write(stored, forgetful)) {
          const shown = titlesIn(forgetful);
          for (const [at, row] of next.entries())
            if (rows.some(({ title }) => title === row.title))
              expect([row.title, row.english]).toContain(shown[at]);
        }
        rows = next;
        stored = right;
      }
    }),
  );
});

// A row in the place of another cannot be told from the same row edited.
const grown = fc.array(
  step.filter(({ kind }) => kind !== 'remove'),
  { maxLength: 6 },
);
const shrunk = fc.array(
  step.filter(({ kind }) => kind !== 'insert'),
  { maxLength: 6 },
);

test('property: a language that goes live alone brings each row its own text, however the draft moved the rows', () => {
  fc.assert(
    fc.property(fc.oneof(grown, shrunk), fc.boolean(), (sequence, takesLayout) => {
      const live = started();
      const draft = sequence.reduce(after, live);
      const locales = new Set(takesLayout ? ['pl'] : ['en']);
      const merged = mergeLocales(pageOf(live), pageOf(draft), { locales, defaultLocale: 'pl' });
      const [shown, others] = takesLayout ? [draft, live] : [live, draft];
      const texts = new Map(others.map((row) => [row.title, row.english ?? row.title]));
      const before = new Map(live.map((row) => [row.title, row.english ?? row.title]));
      expect(titlesIn(merged)).toEqual(
        shown.map(({ title }) => texts.get(title) ?? (takesLayout ? title : before.get(title))),
      );
    }),
  );
});

test('[issue 6] a reordered list whose translations stayed behind is refused with the place', () => {
  const [a, b, c] = started();
  if (!a || !b || !c) throw new Error('three rows');
  const stored = pageOf([a, b, c]);
  const block = { ...pageOf([c, b, a]).blocks[0], locales: stored.blocks[0]?.locales };
  const data = { ...stored, blocks: [block] } as PageDocument;
  expect(() => assertWrittenPage({ kind: 'page' }, { draft: stored, data, byStudio: false })).toThrow(
    expect.objectContaining({
      fields: {
        '/blocks/0/locales/en/~1items~10~1title': expect.objectContaining({
          reason: 'problem.text-of-another-row',
        }),
        '/blocks/0/locales/en/~1items~12~1title': expect.objectContaining({
          reason: 'problem.text-of-another-row',
        }),
      },
    }),
  );
});

test('[studio] a text typed in place, even to what another row says, is no move', () => {
  const [a, b] = started();
  if (!a || !b) throw new Error('rows');
  expect(write(pageOf([a, b]), pageOf([{ ...a, title: 'b' }, b]))).toBe(true);
});

test('rows that were edited are followed where their neighbours leave no doubt', () => {
  expect(matchRows(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual([0, 1, 2]);
  expect(matchRows(['a', 'b'], ['A', 'b', 'x'])).toEqual([0, 1]);
  expect(matchRows(['a', 'b'], ['x', 'A', 'b'])).toEqual([null, 2]);
  expect(matchRows(['a', 'b', 'c'], ['c', 'B', 'a'])).toEqual([2, null, 0]);
  const follow = followRows(
    { items: [{ in: ['x', 'y'] }, { in: [] }] },
    { items: [{ in: [] }, { in: ['x', 'y'] }] },
  );
  expect(follow('/items/0/in/1')).toBe('/items/1/in/1');
  expect(follow('/title')).toBe('/title');
});

test.each([
  [{ visibility: { from: '2027-01-01T00:00:00Z' } }, '/blocks/0/visibility', 'visible'],
  [{ visible: { form: '2027-01-01T00:00:00Z' } }, '/blocks/0/visible/form', 'from'],
  [{ zzz: 1 }, '/blocks/0/zzz', null],
])(
  '[sec 31] a property of a block that nobody reads is refused with its place and the nearest name: %j',
  (more, pointer, nearest) => {
    const stored = pageOf(started());
    const data = { ...stored, blocks: stored.blocks.map((block) => ({ ...block, ...more })) } as PageDocument;
    const reason = nearest === null ? 'problem.no-property' : 'problem.no-property-but';
    expect(() => assertWrittenPage({ kind: 'page' }, { draft: null, data, byStudio: false })).toThrow(
      expect.objectContaining({ fields: { [pointer]: expect.objectContaining({ reason }) } }),
    );
    // What is stored so already can be edited further.
    expect(write(data, data)).toBe(true);
  },
);
