import { describe, expect, test } from 'vitest';
import { type DocumentKind, documentKinds } from '#schemas/lending/contract.ts';
import { counted, zloty } from '../../base/pdf/polish.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import { sampleContext } from '../documents/document-samples.ts';
import { renderDocument } from '../documents/render-document.ts';
import { dailyInterest } from '../documents/writing/contract-text.ts';

const withdrawal = {
  at: '2026-11-25T09:12:45.000Z',
  interestMinor: 1_986,
  toReturnMinor: 1_001_986,
  returnBy: '2026-12-25',
  refundMinor: 0,
  refundAccount: null,
};
const withWithdrawal = (context: DocumentContext): DocumentContext => ({
  ...context,
  facts: { ...context.facts, withdrawal },
});
const whole = withWithdrawal(sampleContext());
const render = (kind: DocumentKind, context = whole) => renderDocument(kind, context, 'pl');
const read = async (kind: DocumentKind, context?: DocumentContext) => readPdf(await render(kind, context));
/** Lines of a document as one text: where they break is the layout's business. */
const flat = (text: string) => text.replace(/\s+/g, ' ');
const money = (minor: number) => zloty(minor).replaceAll('\u00a0', ' ');
/** `1 234,56 zł` -> grosz */
const grosz = (amount: string) => Number(amount.replace(/[^\d]/g, ''));

describe('documents of a contract', () => {
  test.each(documentKinds)(
    '[issue 5] %s is a tagged Polish PDF with its title, and the same facts make the same bytes',
    async (kind) => {
      const [bytes, again] = await Promise.all([render(kind), render(kind)]);
      expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true);
      const file = Buffer.from(bytes).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      for (const part of ['/Lang (pl)', '/Marked true', '/DisplayDocTitle true', '/StructTreeRoot']) {
        expect(file, part).toContain(part);
      }
      const { text, pages } = readPdf(bytes);
      expect(text).toContain('U/2026/000123');
      expect(text).not.toContain('\ufffd');
      for (const [index, page] of pages.entries()) {
        expect(flat(page)).toContain(`Strona ${index + 1} z ${pages.length}`);
      }
    },
  );

  test('[issue 5] Polish letters are in the contract, and Cyrillic ones in the courtesy heading', async () => {
    const { text } = await read('contract');
    expect(flat(text)).toContain('Łucja Żółć-Gęślicka');
    expect(flat(text)).toContain('Świętojańska');
    const ukrainian = readPdf(await renderDocument('contract', whole, 'uk'));
    expect(flat(ukrainian.text)).toContain('Договір позики');
    expect(flat(ukrainian.text)).toContain('Umowa pożyczki');
  });

  test.each([
    [
      'an offer',
      { signed_at: null },
      'przelewem na potwierdzony rachunek: Bank Most, PL •••• 4216, albo, do wyboru przy podpisie, na rachunek karty',
    ],
    [
      'a loan on the card',
      { payout: { to: 'card-account', account: null } },
      'w dniu zawarcia umowy, na rachunek karty',
    ],
    ['a loan sent on', {}, 'przelewem na potwierdzony rachunek: Bank Most, PL •••• 4216'],
  ] as const)(
    '[truth] contract and information sheet say where the money goes: %s',
    async (_, change, words) => {
      for (const kind of ['contract', 'information-sheet'] as const) {
        const text = flat((await read(kind, sampleContext(change))).text);
        expect(text).toContain(words);
        expect(text.includes('do wyboru'), kind).toBe(words.includes('do wyboru'));
      }
    },
  );

  test('[issue 5] the schedule has every row, and its sums are those of the rows to the grosz', async () => {
    const { pages } = await read('schedule', sampleContext({}, 60));
    expect(pages.length).toBeGreaterThan(1);
    // Every page of the table starts with its head.
    for (const page of pages.slice(0, 2)) expect(page).toContain('Kapitał po spłacie');
    const lines = pages.join('\n').split('\n');
    const rows = lines.flatMap((line, at) =>
      /^\d{2}\.\d{2}\.\d{4}$/.test(line) && /^\d+$/.test(lines[at - 1] ?? '')
        ? [lines.slice(at + 1, at + 5)]
        : [],
    );
    expect(rows).toHaveLength(60);
    const at = lines.indexOf('Razem');
    const sums = lines.slice(at + 1, at + 5).map(grosz);
    const added = [0, 1, 2, 3].map((column) => rows.reduce((sum, row) => sum + grosz(row[column] ?? ''), 0));
    expect(added).toEqual(sums);
    const { figures } = sampleContext({}, 60).facts.contract;
    expect(sums).toEqual([figures.total_payable_minor, 1_000_000, figures.interest_minor, figures.fee_minor]);
  });

  test('[issue 5] the information sheet has the key figures, the warning and the withdrawal on its first page', async () => {
    const { pages } = await read('information-sheet');
    const { figures } = whole.facts.contract;
    const first = flat(pages[0] ?? '');
    const written = [
      money(figures.amount_minor),
      money(figures.total_payable_minor),
      money(figures.total_cost_minor),
      money(figures.instalment_minor),
      `${figures.apr_percent.toFixed(2).replace('.', ',')}%`,
      'pieniędzy kosztuje',
      '14 dni od zawarcia umowy',
      '14,5% w skali roku',
    ];
    for (const words of written) expect(first).toContain(words);
    expect(flat(pages.join(' '))).toContain('Reprezentatywny przykład');
  });

  test('[issue 5] a contract says when it was made, and before that, that it was not', async () => {
    expect(flat((await read('contract')).text)).toContain('20.11.2026, 14:03:09');
    const unsigned = flat(
      (await read('contract', sampleContext({ signed_at: null, withdraw_until: null }))).text,
    );
    expect(unsigned).toContain('Do podpisu');
    for (const part of ['art. 481', 'Rzecznik Finansowy', 'Wcześniejsza spłata', 'Odstąpienie od umowy'])
      expect(unsigned).toContain(part);
  });

  test('[issue 5] the receipt of a withdrawal has its content, date and time, and what to return', async () => {
    const text = flat((await read('withdrawal-receipt')).text);
    expect(text).toContain('„Odstępuję od umowy pożyczki nr U/2026/000123');
    expect(text).toContain('25.11.2026, 10:12:45');
    expect(text).toContain(money(withdrawal.toReturnMinor));
    expect(text).toContain('25 grudnia 2026 r.');
    await expect(render('withdrawal-receipt', sampleContext())).rejects.toThrow('needs the withdrawal');
  });

  test('[issue 5] a statement has the balance and what moved', async () => {
    const context = sampleContext();
    const row = {
      id: '1',
      at: '2026-11-20T13:03:09.000Z',
      kind: 'repayment',
      amount_minor: -52_345,
      note: 'Przelew',
    } as const;
    const text = flat(
      (await read('statement', { ...context, facts: { ...context.facts, history: [row] } })).text,
    );
    expect(text).toContain('−523,45 zł');
    expect(text).toContain('Saldo na dzień 20 listopada 2026 r.');
  });

  test('[issue 5] counts and daily interest as they are said', () => {
    expect(
      [1, 2, 5, 12, 22, 112].map((count) => counted(count, 'rata', 'raty', 'rat').split('\u00a0')[1]),
    ).toEqual(['rata', 'raty', 'rat', 'rat', 'raty', 'rat']);
    // 10 000,00 · 14,5 % / 365 = 3,972…
    expect(dailyInterest(1_000_000, 14.5)).toBe(397);
    expect([zloty(5), zloty(-100_000_00)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '0,05 zł',
      '−100 000,00 zł',
    ]);
  });
});
