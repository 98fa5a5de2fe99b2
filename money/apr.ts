/** Money that moves at a time: `[years after the first drawdown, amount]`, amounts all in one unit. */
export type Flow = readonly [years: number, amount: number];

/** No rate makes the two sides equal, e.g. when everything is paid back on the first day. */
export class NoAprError extends Error {
  constructor() {
    super('These advances and payments have no annual percentage rate.');
    this.name = 'NoAprError';
  }
}

/** Beyond this the yearly factor e^δ leaves the numbers. */
const widest = 700;
/** In δ; the percentage is then good to nine decimals and more for any rate a lender could ask. */
const precision = 1e-14;

/**
 * The annual percentage rate of charge (RRSO) by the equation of Directive 2008/48/EC, annex I: the rate X at which
 * the advances and the payments are worth the same, ΣC·(1+X)^−t = ΣD·(1+X)^−s. In percent, unrounded.
 *
 * Solved for δ = ln(1+X) by bracketing and bisection, never by plain Newton: rates from below 0 to over two million
 * percent (a loan of nine days) must all be found.
 * @throws NoAprError
 */
export function annualPercentageRate(advances: readonly Flow[], payments: readonly Flow[]): number {
  const surplus = (delta: number) => presentValue(payments, delta) - presentValue(advances, delta);
  const atZero = surplus(0);
  if (atZero === 0) return 0;
  // Paying more than was lent needs a positive rate to level it, paying less a negative one.
  const direction = Math.sign(atZero);
  let near = 0;
  let far = direction * 0.05;
  while (Math.sign(surplus(far)) === direction) {
    near = far;
    far *= 2;
    if (Math.abs(far) > widest) throw new NoAprError();
  }
  while (Math.abs(far - near) > precision * Math.max(1, Math.abs(far))) {
    const middle = (near + far) / 2;
    if (Math.sign(surplus(middle)) === direction) near = middle;
    else far = middle;
  }
  return Math.expm1((near + far) / 2) * 100;
}

function presentValue(flows: readonly Flow[], delta: number): number {
  return flows.reduce((sum, [years, amount]) => sum + amount * Math.exp(-delta * years), 0);
}
