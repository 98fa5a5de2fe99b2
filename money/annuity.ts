import { divideHalfUp, type Fraction, fractionOf } from './exact.ts';

/** Interest of one month as a fraction: a twelfth of the yearly rate, every month being equally long. */
export function monthlyRate(annualRatePercent: number): Fraction {
  const { numerator, denominator } = fractionOf(annualRatePercent);
  return { numerator, denominator: denominator * 1200n };
}

/**
 * The equal instalment that repays a loan with interest, rounded half up to the minor unit.
 *
 * With the monthly rate p/q it is P·p·(q+p)ⁿ / (q·((q+p)ⁿ − qⁿ)), computed exactly.
 * @param principalMinor whole minor units
 * @param annualRatePercent nominal yearly rate, 0 or more
 * @param months number of instalments, 1 or more
 */
export function annuityInstalment(principalMinor: number, annualRatePercent: number, months: number): number {
  const principal = BigInt(principalMinor);
  const { numerator: p, denominator: q } = monthlyRate(annualRatePercent);
  if (p === 0n) return Number(divideHalfUp(principal, BigInt(months)));
  const grown = (q + p) ** BigInt(months);
  const plain = q ** BigInt(months);
  return Number(divideHalfUp(principal * p * grown, q * (grown - plain)));
}
