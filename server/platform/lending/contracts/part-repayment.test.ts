import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annuityInstalment } from '#money/annuity.ts';
import { addDays } from '#money/calendar.ts';
import { planLoan } from '#money/plan-loan.ts';
import { partEffects } from '#schemas/lending/part-repayment.ts';
import { type AgreedLoan, isOpen, openLoan, outstanding, passDays, rowLeft, sum } from './loan-state.ts';
import { calculatePartRepayment } from './part-repayment.ts';
import { calculatePayoff } from './payoff.ts';
import { takePayment } from './take-payment.ts';

const startsOn = '2026-01-15';
const loanOf = (amount: number, months: number, rate: number, fee: number): AgreedLoan => ({
  startsOn,
  annualRatePercent: rate,
  annuityMinor: annuityInstalment(amount, rate, months),
  rows: planLoan(
    { annualRatePercent: rate, feePercent: fee },
    { amountMinor: amount, months, startDate: startsOn },
  ).schedule,
  lateRates: [{ from: '2025-01-01', annualRatePercent: 18.25 }],
});
const loan = loanOf(5000_00, 12, 13.5, 8);
const open = openLoan(loan);
const last = loan.rows.at(-1) ?? expect.unreachable();

test('[truth] [art. 49] 2 000 zł ahead: fewer of the same instalments, or as many lower ones; both save, the shorter more', () => {
  const { now, outcomes } = calculatePartRepayment(loan, { ...open, day: '2026-01-20' }, 2000_00);
  const [shorter, lower] = outcomes;
  expect(now).toMatchObject({ instalments: 12, ends_on: last.dueOn });
  if (!shorter || !lower) return expect.unreachable();
  expect([shorter.effect, lower.effect]).toEqual(['shorter-term', 'lower-instalment']);
  expect(shorter.instalments).toBeLessThan(lower.instalments);
  expect(shorter.ends_on < last.dueOn).toBe(true);
  expect(shorter.instalment_minor).toBe(now.instalment_minor);
  expect([lower.instalments, lower.ends_on]).toEqual([11, last.dueOn]);
  expect(lower.instalment_minor).toBeLessThan(now.instalment_minor);
  expect(shorter.saved_minor).toBeGreaterThan(lower.saved_minor);
  expect(lower.saved_minor).toBeGreaterThan(0);
  // What is saved is what is not paid any more.
  for (const { saved_minor, left_minor } of outcomes)
    expect(2000_00 + left_minor + saved_minor).toBe(now.left_minor);
  return undefined;
});

test('[truth] there is nothing to choose in a payment of what is next, less than that, or all of it', () => {
  const first = loan.rows[0] ?? expect.unreachable();
  const onDueDay = passDays(loan, open, first.dueOn);
  const instalment = first.principalMinor + first.interestMinor + first.feeMinor;
  for (const amount of [1_00, instalment, calculatePayoff(loan, onDueDay).totalMinor, 9000_00])
    expect(calculatePartRepayment(loan, onDueDay, amount).outcomes, `${amount}`).toEqual([]);
  expect(calculatePartRepayment(loan, onDueDay, instalment + 500_00).outcomes).toHaveLength(2);
});

test('[truth] once lowered, instalments stay low when a later payment shortens the loan', () => {
  const lowered = takePayment(loan, open, {
    day: startsOn,
    amountMinor: 2000_00,
    effect: 'lower-instalment',
  });
  const { state } = takePayment(loan, lowered.state, { day: '2026-03-01', amountMinor: 1000_00 });
  expect(state.annuityMinor).toBe(lowered.state.annuityMinor);
  expect(state.annuityMinor).toBeLessThan(loan.annuityMinor);
  const ordinary = state.rows.filter(isOpen).slice(0, -1);
  expect(ordinary.length).toBeGreaterThan(2);
  for (const row of ordinary) expect(row.principalMinor + row.interestMinor).toBe(state.annuityMinor);
});

const loans = fc
  .record({
    amount: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1000_00, max: 200_000_00 })),
    months: fc.integer({ min: 1, max: 60 }),
    rate: fc.integer({ min: 0, max: 2400 }).map((hundredths) => hundredths / 100),
    fee: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
  })
  .map(({ amount, months, rate, fee }) => ({ amount, loan: loanOf(amount, months, rate, fee) }));
const payments = fc.array(
  fc.record({
    wait: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(90)),
    share: fc.oneof(fc.constant(0), fc.nat(120), fc.nat(900)),
    grosz: fc.integer({ min: 1, max: 500 }),
    effect: fc.constantFrom(...partEffects, null),
  }),
  { maxLength: 15 },
);

test('[truth] any payments, any choices: what is shown before is what is there after, and nothing is lost', () => {
  fc.assert(
    fc.property(loans, payments, ({ amount, loan }, given) => {
      let state = openLoan(loan);
      for (const { wait, share, grosz, effect } of given) {
        const before = passDays(loan, state, addDays(state.day, wait));
        const amountMinor = Math.floor((amount * share) / 1000) + grosz;
        const shown = calculatePartRepayment(loan, before, amountMinor);
        const taken = takePayment(loan, before, { day: before.day, amountMinor, effect });
        const { parts, waived } = taken;
        state = taken.state;
        const rows = state.rows.filter(isOpen);
        const outcome = shown.outcomes.find((one) => one.effect === (effect ?? 'shorter-term'));
        if (outcome) {
          const [next] = rows;
          expect(outcome).toEqual({
            effect: effect ?? 'shorter-term',
            instalment_minor: next && next.principalMinor + next.interestMinor + next.feeMinor,
            instalments: rows.length,
            ends_on: rows.at(-1)?.dueOn,
            left_minor: sum(rows.map(rowLeft)),
            saved_minor: waived.interestMinor + waived.feeMinor,
          });
        }
        const { lateMinor, feeMinor, interestMinor, principalMinor, surplusMinor } = parts;
        expect(lateMinor + feeMinor + interestMinor + principalMinor + surplusMinor).toBe(amountMinor);
        expect(sum(state.rows.map((row) => row.principalMinor))).toBe(amount);
        expect(outstanding(state)).toBeGreaterThanOrEqual(0);
        // Never dearer, never longer, and never a higher instalment.
        expect(Math.min(waived.feeMinor, waived.interestMinor)).toBeGreaterThanOrEqual(-1);
        expect((state.rows.at(-1)?.dueOn ?? '') <= (before.rows.at(-1)?.dueOn ?? '')).toBe(true);
        expect(state.annuityMinor).toBeLessThanOrEqual(before.annuityMinor);
        for (const row of rows) expect(Math.min(row.principalMinor, row.feeMinor)).toBeGreaterThanOrEqual(0);
        // Interest paid with an earlier row for days that are not used comes back with this one (0031), but never more than
        // was paid.
        for (const row of rows)
          expect(row.interestMinor).toBeGreaterThanOrEqual(
            -sum(state.rows.filter((one) => one !== row).map((one) => one.paidInterestMinor)),
          );
        expect(sum(state.rows.map((row) => row.paidInterestMinor))).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});
