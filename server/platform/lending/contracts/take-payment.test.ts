import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annuityInstalment } from '#money/annuity.ts';
import { addDays } from '#money/calendar.ts';
import { planLoan } from '#money/plan-loan.ts';
import {
  type AgreedLoan,
  isRepaid,
  type LoanState,
  openLoan,
  outstanding,
  passDays,
  rowLeft,
  sum,
} from './loan-state.ts';
import { calculatePayoff, calculatePayoffOn } from './payoff.ts';
import { takePayment } from './take-payment.ts';

const startsOn = '2026-01-15';
const loanOf = (amount: number, months: number, rate = 13.5, fee = 8): AgreedLoan => ({
  startsOn,
  annualRatePercent: rate,
  annuityMinor: annuityInstalment(amount, rate, months),
  rows: planLoan(
    { annualRatePercent: rate, feePercent: fee },
    { amountMinor: amount, months, startDate: startsOn },
  ).schedule,
  lateRates: [{ from: '2025-01-01', annualRatePercent: 18.25 }],
});
const amount = 5000_00;
const loan = loanOf(amount, 12);
const first = loan.rows[0] ?? expect.unreachable();
const instalment = first.principalMinor + first.interestMinor + first.feeMinor;
const pay = (state: LoanState, day: string, amountMinor: number) =>
  takePayment(loan, state, { day, amountMinor });
const left = (state: LoanState) => sum(state.rows.map(rowLeft));
const atDay = (day: string) => calculatePayoffOn(loan, openLoan(loan), day);

describe('takePayment', () => {
  test('[art. 451] on the due day an instalment pays fee, interest and principal of its row', () => {
    const { state, parts } = pay(openLoan(loan), first.dueOn, instalment);
    expect(parts).toEqual({
      lateMinor: 0,
      feeMinor: first.feeMinor,
      interestMinor: first.interestMinor,
      principalMinor: first.principalMinor,
      surplusMinor: 0,
    });
    expect(state.rows.slice(1)).toEqual(openLoan(loan).rows.slice(1));
  });

  test('[art. 451] late: interest for delay first, then the oldest row in the order fee, interest, principal', () => {
    const day = addDays(first.dueOn, 20);
    // 18.25 % is five hundredths of a per cent a day.
    const late = Math.round((first.principalMinor * 20 * 5) / 10_000);
    const { parts } = pay(openLoan(loan), day, late + first.feeMinor + 10);
    expect(parts).toMatchObject({
      lateMinor: late,
      feeMinor: first.feeMinor,
      interestMinor: 10,
      principalMinor: 0,
    });
    expect(pay(openLoan(loan), day, late - 1).parts).toMatchObject({ lateMinor: late - 1, feeMinor: 0 });
  });

  test('[art. 481] interest for delay runs on principal only, and not on the due day', () => {
    expect(pay(openLoan(loan), first.dueOn, 1).parts.lateMinor).toBe(0);
    const noPrincipal = pay(openLoan(loan), first.dueOn, instalment).state;
    expect(pay(noPrincipal, addDays(first.dueOn, 25), 1).parts.lateMinor).toBe(0);
  });

  test('[art. 49] an instalment paid a few days early is paid, and a little more of it is principal', () => {
    const { state, parts, waived } = pay(openLoan(loan), addDays(first.dueOn, -5), instalment);
    const [row, next] = state.rows;
    expect(rowLeft(row ?? expect.unreachable())).toBe(0);
    expect(parts.principalMinor).toBeGreaterThan(first.principalMinor);
    expect(waived.interestMinor).toBeGreaterThan(0);
    expect(next?.principalMinor).toBeGreaterThanOrEqual(loan.rows[1]?.principalMinor ?? expect.unreachable());
  });

  test('[art. 49] a large payment ahead ends the loan earlier at the same instalment, and costs less', () => {
    const { state, waived } = pay(openLoan(loan), addDays(startsOn, 3), 2500_00);
    expect(state.rows.length).toBeLessThan(8);
    expect(waived.feeMinor).toBeGreaterThan(0);
    expect(waived.interestMinor).toBeGreaterThan(0);
    for (const row of state.rows.slice(1, -1))
      expect(row.principalMinor + row.interestMinor).toBe(loan.annuityMinor);
    expect(outstanding(state)).toBe(sum(state.rows.slice(1).map((row) => row.principalMinor)));
  });

  test('what is more than is owed stays the customer’s', () => {
    const { totalMinor } = calculatePayoff(loan, passDays(loan, openLoan(loan), '2026-05-05'));
    const { state, parts } = pay(openLoan(loan), '2026-05-05', totalMinor + 1234);
    expect([isRepaid(state), parts.surplusMinor]).toEqual([true, 1234]);
    const more = pay(state, '2026-05-06', 100);
    expect([more.parts.surplusMinor, more.state.surplusMinor]).toEqual([100, parts.surplusMinor + 100]);
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
      /** Of the amount, in thousandths, and some grosz. */
      share: fc.oneof(fc.constant(0), fc.nat(120), fc.nat(1500)),
      grosz: fc.integer({ min: 1, max: 500 }),
    }),
    { maxLength: 25 },
  );

  test('[spec 9] any payments: nothing is lost, principal is never negative, every schedule sums to the grosz', () => {
    fc.assert(
      fc.property(loans, payments, ({ amount, loan }, given) => {
        let state = openLoan(loan);
        let day = startsOn;
        let [paid, principal, surplus] = [0, 0, 0];
        for (const { wait, share, grosz } of given) {
          day = addDays(day, wait);
          const amountMinor = Math.floor((amount * share) / 1000) + grosz;
          const before = state;
          const { parts, waived, ...after } = takePayment(loan, before, { day, amountMinor });
          state = after.state;
          const { lateMinor, feeMinor, interestMinor, principalMinor, surplusMinor } = parts;
          expect(lateMinor + feeMinor + interestMinor + principalMinor + surplusMinor).toBe(amountMinor);
          expect(Math.min(lateMinor, principalMinor, surplusMinor)).toBeGreaterThanOrEqual(0);
          paid += amountMinor;
          principal += principalMinor;
          surplus += surplusMinor;
          expect(outstanding(state)).toBe(amount - principal);
          expect(outstanding(state)).toBeGreaterThanOrEqual(0);
          expect(sum(state.rows.map((row) => row.principalMinor))).toBe(amount);
          // Money ahead never makes the loan dearer.
          expect(Math.min(waived.feeMinor, waived.interestMinor)).toBeGreaterThanOrEqual(-1);
          expect(left(before) - left(state)).toBe(
            feeMinor + interestMinor + principalMinor + waived.feeMinor + waived.interestMinor,
          );
          for (const row of state.rows) {
            expect(row.paidPrincipalMinor).toBeLessThanOrEqual(row.principalMinor);
            expect(row.paidPrincipalMinor).toBeGreaterThanOrEqual(0);
            expect(row.paidInterestMinor).toBeLessThanOrEqual(row.interestMinor);
            expect(row.paidFeeMinor).toBeLessThanOrEqual(row.feeMinor);
          }
        }
        expect(state.surplusMinor).toBe(surplus);
        expect(paid).toBeGreaterThanOrEqual(principal + surplus);
        // What is open is owed on rows, in order: whoever pays every row on its day owes nothing afterwards.
        const lastDay = addDays(day, 1);
        const { totalMinor } = calculatePayoffOn(loan, state, lastDay);
        if (totalMinor > 0 && state.rows.every((row) => row.dueOn < day || row.dueOn >= lastDay)) {
          const settled = takePayment(loan, state, { day: lastDay, amountMinor: totalMinor });
          expect(isRepaid(settled.state)).toBe(true);
          expect(settled.parts.surplusMinor).toBe(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  const shares = fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 500 })), { maxLength: 6 });

  /** Payments that are each less than what would pay the loan off. */
  const payInParts = (
    loan: AgreedLoan,
    amount: number,
    state: LoanState,
    day: string,
    given: readonly (readonly [number, number])[],
  ) =>
    given.reduce(
      ({ state: before, paidMinor }, [share, grosz]) => {
        const amountMinor = Math.floor((amount * share) / 1000) + grosz;
        if (amountMinor >= calculatePayoff(loan, before).totalMinor) return { state: before, paidMinor };
        return {
          state: takePayment(loan, before, { day, amountMinor }).state,
          paidMinor: paidMinor + amountMinor,
        };
      },
      { state: passDays(loan, state, day), paidMinor: 0 },
    );

  test('[truth] [art. 49, 53] a loan paid off on the day of signing costs nothing, in however many parts', () => {
    fc.assert(
      fc.property(loans, shares, ({ loan, amount }, given) => {
        const { state, paidMinor } = payInParts(loan, amount, openLoan(loan), startsOn, given);
        const { totalMinor } = calculatePayoff(loan, state);
        expect(paidMinor + totalMinor).toBe(amount);
        const over = takePayment(loan, state, { day: startsOn, amountMinor: Math.max(1, totalMinor) });
        expect(isRepaid(over.state)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('[truth] [art. 49] 18 000 zł, 650,84 and 100 on the first day: the rest is 17 249,16, not 7,67 more', () => {
    const signed: AgreedLoan = { ...loanOf(18_000_00, 36), ...{ startsOn: '2026-11-22' } };
    const rows = planLoan(
      { annualRatePercent: 13.5, feePercent: 8 },
      { amountMinor: 18_000_00, months: 36, startDate: '2026-11-22' },
    ).schedule;
    const given = [650_84, 100_00].map((minor) => [0, minor] as const);
    const { state } = payInParts({ ...signed, rows }, 0, openLoan({ ...signed, rows }), '2026-11-22', given);
    expect(calculatePayoff({ ...signed, rows }, state)).toMatchObject({
      principalMinor: 17_587_02,
      totalMinor: 17_249_16,
    });
  });

  test('[truth] [art. 49] whoever pays off in parts on one day pays what one payment would have been', () => {
    fc.assert(
      fc.property(
        loans,
        fc.nat(400),
        shares,
        fc.nat(40),
        shares,
        ({ loan, amount }, wait, first, more, given) => {
          const before = payInParts(loan, amount, openLoan(loan), addDays(startsOn, wait), first).state;
          const day = addDays(startsOn, wait + more);
          const atOnce = calculatePayoff(loan, passDays(loan, before, day)).totalMinor;
          const { state, paidMinor } = payInParts(loan, amount, before, day, given);
          // A grosz of rounding for each payment, and for each row it went through.
          const tolerance = 2 * (given.length + 1) + loan.rows.length;
          expect(Math.abs(paidMinor + calculatePayoff(loan, state).totalMinor - atOnce)).toBeLessThanOrEqual(
            tolerance,
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  test('[art. 49] [Lexitor] paying a loan off is never dearer than its schedule, and each day later is no cheaper', () => {
    fc.assert(
      fc.property(loans, fc.nat(1800), ({ loan, amount }, wait) => {
        const today = { ...openLoan(loan), day: addDays(startsOn, wait) };
        const isAhead = { ...today, rows: today.rows.filter((row) => row.dueOn > today.day) };
        const payoff = calculatePayoff(loan, isAhead);
        expect(payoff.savedMinor).toBeGreaterThanOrEqual(0);
        expect(payoff.principalMinor).toBeLessThanOrEqual(amount);
        const tomorrow = calculatePayoff(loan, { ...isAhead, day: addDays(today.day, 1) });
        expect(tomorrow.totalMinor).toBeGreaterThanOrEqual(payoff.totalMinor - 1);
      }),
    );
  });

  test('[art. 49] on a due day the payoff is the row that is due and the balance after it', () => {
    for (const row of loan.rows) {
      const after = sum(
        loan.rows.filter(({ number }) => number > row.number).map((one) => one.principalMinor),
      );
      const due = row.principalMinor + row.interestMinor + row.feeMinor;
      expect(atDay(row.dueOn).totalMinor).toBe(due + after);
    }
    const last = loan.rows.at(-1) ?? expect.unreachable();
    expect(atDay(last.dueOn)).toMatchObject({
      principalMinor: last.principalMinor,
      interestMinor: last.interestMinor,
      feeMinor: last.feeMinor,
      savedMinor: 0,
    });
  });

  test('[art. 49] [Lexitor] half way through a month half of its interest and fee are due, and none of later ones', () => {
    const short = loanOf(6000_00, 6, 12, 6);
    // 15 of the 30 days from 15 April to 15 May: the fourth row, when three were paid.
    const row = short.rows[3] ?? expect.unreachable();
    const payoff = calculatePayoffOn(short, openLoan(short), '2026-04-30');
    expect(payoff.feeMinor).toBe(row.feeMinor / 2);
    expect(payoff.interestMinor).toBe(Math.ceil(row.interestMinor / 2));
  });
});
