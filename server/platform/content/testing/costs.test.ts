import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import type { Config } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { directiveWarning } from '#schemas/directive-warning.ts';
import { defaultTerms } from '../../lending/default-lending.ts';
import type { SiteExport } from '../seed.ts';
import { sampleSite, shopSite } from '../sites/index.ts';
import { stringsOf } from '../sites/strings-of.ts';

/*
 * The prices that the demo content names, calculated again from the terms it is sold on. Assumptions, the same everywhere:
 * fixed nominal rate, 30/360 (a month is a twelfth of a year), equal monthly instalments, a commission that is not taken
 * out of the payout and not borrowed: a part of it, rounded down, falls due with every instalment. The last instalment
 * takes up what rounding left. Amounts in grosz. RRSO by the equation of directive 2008/48/EC annex I.
 */

/** One row of the table of costs. */
interface CostExample {
  readonly amount: number;
  readonly months: number;
  readonly instalment: number;
  readonly cost: number;
  readonly total: number;
  readonly rrsoPercent: number;
}

const dataOf = ({ entries }: SiteExport, kind: string, key: string): unknown =>
  entries.find((entry) => entry.kind === kind && entry.key === key)?.data;

function creditOf(site: SiteExport): CreditConfig {
  const values: unknown = (dataOf(site, 'config', creditConfigCategory) as Config).values;
  if (!Check(CreditConfig, values)) throw new Error(`the category credit of ${site.name} has another form`);
  return values;
}

const [terms = defaultTerms] = creditOf(shopSite).terms;

/** `6 133,21 zł` as grosz, `24 mies.` as 24, `13,5%` as 13.5. */
const numberIn = (text: string): number =>
  Number(/[\d\s]+(?:,\d+)?/.exec(text)?.[0].replace(/\s/g, '').replace(',', '.'));
const grosz = (text: string): number => Math.round(numberIn(text) * 100);

/** The tables of costs of the pages: their rows, as they are written. */
const tables = tablesIn(shopSite.entries);
function tablesIn(value: unknown): string[][][] {
  if (typeof value !== 'object' || value === null) return [];
  const found = 'id' in value && value.id === 'cost-table' && 'props' in value ? [value.props] : [];
  const rows = found.flatMap((props) => [(props as { rows: string[][] }).rows]);
  return [...rows, ...Object.values(value).flatMap(tablesIn)];
}
const costExamples = (tables[0] ?? []).map(
  ([amount = '', months = '', instalment = '', cost = '', total = '', rrso = '']): CostExample => ({
    amount: grosz(amount),
    months: numberIn(months),
    instalment: grosz(instalment),
    cost: grosz(cost),
    total: grosz(total),
    rrsoPercent: numberIn(rrso),
  }),
);

/** The schedule calculated month by month, apart from the engine's own money module. */
function instalments(amount: number, months: number): { rows: number[]; interest: number; fee: number } {
  const rate = terms.annual_rate_percent / 1200;
  const annuity = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
  const fee = Math.round((amount * terms.fee_percent) / 100);
  const feePart = Math.floor(fee / months);
  let balance = amount;
  let interest = 0;
  const rows = Array.from({ length: months }, (_, index) => {
    const last = index === months - 1;
    const due = Math.round(balance * rate);
    const principal = last ? balance : annuity - due;
    balance -= principal;
    interest += due;
    return principal + due + (last ? fee - feePart * (months - 1) : feePart);
  });
  return { rows, interest, fee };
}

/** Worth on the day of the payout of all instalments, at a yearly rate in percent. */
const presentValue = (rows: readonly number[], ratePercent: number) =>
  rows.reduce((sum, row, index) => sum + row / (1 + ratePercent / 100) ** ((index + 1) / 12), 0);

describe.each(costExamples.map((example) => [example.amount / 100, example] as const))(
  '[law] the example of %i zł',
  (_amount, { amount, months, instalment, cost, total, rrsoPercent }) => {
    const { rows, interest, fee } = instalments(amount, months);

    test('sums to the grosz', () => {
      expect(rows.at(0)).toBe(instalment);
      expect(interest + fee).toBe(cost);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(total);
      expect(amount + cost).toBe(total);
    });

    test('has the RRSO at which payout and instalments are worth the same', () => {
      expect(presentValue(rows, rrsoPercent - 0.005)).toBeGreaterThan(amount);
      expect(presentValue(rows, rrsoPercent + 0.005)).toBeLessThan(amount);
    });

    test('stays under the cap on non-interest costs, 10 % and 10 % a year, at most 45 %', () => {
      expect(fee).toBeLessThanOrEqual(amount * Math.min(0.45, 0.1 + (0.1 * months) / 12));
    });

    test('is a loan that the terms offer', () => {
      expect(amount).toBeGreaterThanOrEqual(terms.min_amount_minor);
      expect(amount).toBeLessThanOrEqual(terms.max_amount_minor);
      expect(months).toBeGreaterThanOrEqual(terms.min_months);
      expect(months).toBeLessThanOrEqual(terms.max_months);
    });
  },
);

describe('[law] the prices of the demo content', () => {
  const example = costExamples.find(
    ({ amount, months }) => amount === terms.example.amount_minor && months === terms.example.months,
  );

  test('stand in the same table of four loans on every page that shows one', () => {
    expect(tables).toHaveLength(2);
    expect(costExamples).toHaveLength(4);
    expect(tables[1]).toEqual(tables[0]);
  });

  test('have a representative example that the table shows', () => {
    expect(example).toBeDefined();
  });

  test('are those that the information sheet names, figure by figure', () => {
    const sheet = stringsOf(dataOf(shopSite, 'page', 'formularz-informacyjny')).join('\n');
    const cells = new Map(
      [...sheet.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)].map(
        ([, name = '', text = '']) => [name, text],
      ),
    );
    const cell = (name: string) => cells.get(name) ?? '';
    const { amount_minor: amount, months } = terms.example;
    const { rows, interest, fee } = instalments(amount, months);
    const [count, each, last] = [...cell('Raty').matchAll(/\d[\d\s]*(?:,\d+)?/g)].map(([text]) => text);
    expect({
      amount: grosz(cell('Całkowita kwota pożyczki')),
      months: numberIn(cell('Czas trwania umowy')),
      rows: [Number(count), grosz(each ?? ''), grosz(last ?? '')],
      total: grosz(cell('Całkowita kwota do zapłaty')),
      rate: numberIn(cell('Oprocentowanie')),
      interest: grosz(cell('Odsetki')),
      fee: [numberIn(cell('Prowizja')), grosz(cell('Prowizja').split(': ')[1] ?? '')],
      cost: grosz(cell('Całkowity koszt pożyczki')),
      rrso: numberIn(cell('RRSO')),
    }).toEqual({
      amount,
      months,
      rows: [months - 1, rows.at(0), rows.at(-1)],
      total: amount + interest + fee,
      rate: terms.annual_rate_percent,
      interest,
      fee: [terms.fee_percent, fee],
      cost: interest + fee,
      rrso: example?.rrsoPercent,
    });
    expect(sheet).toContain(directiveWarning.texts['pl']);
  });

  test('are the terms wherever a text names the rate or the commission', () => {
    const text = stringsOf(shopSite.entries).join('\n');
    const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, figure = '']) => numberIn(figure));
    const rates = named(/(\d[\d,]*)% w skali roku/g);
    const commissions = named(/prowizj[^%\d]{0,40}?(\d[\d,]*)%/gi);
    expect([rates.length, commissions.length]).toEqual([5, 5]);
    expect(new Set(rates)).toEqual(new Set([terms.annual_rate_percent]));
    expect(new Set(commissions)).toEqual(new Set([terms.fee_percent]));
  });

  test('are one price of one lender: both sites and the program agree', () => {
    expect(creditOf(sampleSite)).toEqual(creditOf(shopSite));
    expect(creditOf(shopSite).terms).toEqual([{ ...defaultTerms, from: terms.from }]);
    const { warnings } = creditOf(shopSite);
    // Said from the first day of the demo, though due only since 20 November 2026.
    expect(warnings.map(({ from }) => from)).toEqual(['2023-01-01', '2026-11-20']);
    for (const { texts } of warnings) expect(texts).toEqual(directiveWarning.texts);
  });
});
