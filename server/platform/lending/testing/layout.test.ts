import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentKinds } from '#schemas/lending/contract.ts';
import { page as paper } from '../../base/pdf/look.ts';
import { readPdf, type TextRun } from '../../testing/read-pdf.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import { sampleContext } from '../documents/document-samples.ts';
import { renderDocument } from '../documents/render-document.ts';

/** What a run covers: from its tails up to its capitals. Rows that come nearer to each other than that cannot be read. */
const areaOf = ({ x, y, width, size }: TextRun) => ({
  left: x,
  right: x + width,
  bottom: y - size * 0.2,
  top: y + size * 0.75,
});
/** Half a point is no overlap anybody sees. */
const slack = 0.5;

/** Pairs of texts that stand over each other. */
function overlaps(runs: readonly TextRun[]): string[] {
  const seen = runs.filter(({ text }) => text.trim() !== '').map((run) => ({ run, area: areaOf(run) }));
  return seen.flatMap(({ run, area }, at) =>
    seen
      .slice(at + 1)
      .filter(
        ({ area: other }) =>
          Math.min(area.right, other.right) - Math.max(area.left, other.left) > slack &&
          Math.min(area.top, other.top) - Math.max(area.bottom, other.bottom) > slack,
      )
      .map((other) => `${run.text} / ${other.run.text}`),
  );
}
const outside = (runs: readonly TextRun[]): string[] =>
  runs
    .filter(
      ({ x, y, width, text }) =>
        text.trim() !== '' && (x < paper.left - 1 || x + width > paper.width - paper.right + 1 || y < 20),
    )
    .map(({ text }) => text);

const letters = fc.stringMatching(/^[A-ZŁŻÓ][a-ząęółśćńźż]{1,30}$/);
const words = (most: number) =>
  fc.array(letters, { minLength: 1, maxLength: 12 }).map((list) => list.join(' ').slice(0, most));
const people = fc.record({
  name: words(200),
  email: letters.map((name) => `${name.toLowerCase()}@${'bardzo-dluga-domena.'.repeat(4)}example`),
  address: words(250),
  lender: words(120),
  months: fc.constantFrom(3, 24, 48),
  draft: fc.boolean(),
});

/** Everything with the longest names a form lets through. */
const contextOf = ({
  name,
  email,
  address,
  lender,
  months,
  draft,
}: typeof people extends fc.Arbitrary<infer Value> ? Value : never): DocumentContext => {
  const context = sampleContext(draft ? { signed_at: null, withdraw_until: null } : {}, months);
  const history = [
    {
      id: '1',
      at: '2026-11-20T13:03:09.000Z',
      kind: 'repayment',
      amount_minor: -52_345,
      note: address,
    } as const,
  ];
  return {
    ...context,
    lender: { ...context.lender, name: lender, address },
    person: { ...context.person, name, email, address },
    facts: {
      ...context.facts,
      history,
      withdrawal: {
        at: '2026-11-25T09:12:45.000Z',
        interestMinor: 1_986,
        toReturnMinor: 1_001_986,
        returnBy: '2026-12-25',
        refundMinor: 0,
        refundAccount: null,
      },
    },
  };
};

describe('layout of documents', () => {
  test.each(documentKinds)(
    '[truth] %s: no text stands over another or beyond the margins, whatever the names',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(people, async (given) => {
          const { runs } = readPdf(await renderDocument(kind, contextOf(given), 'uk'));
          expect(runs.flatMap(overlaps)).toEqual([]);
          expect(runs.flatMap(outside)).toEqual([]);
        }),
        { numRuns: 6 },
      );
    },
  );

  test('[truth] a fact whose value needs a second line has room for it', async () => {
    const { runs } = readPdf(await renderDocument('information-sheet', sampleContext(), 'pl'));
    expect(runs.flatMap(overlaps)).toEqual([]);
  });
});
