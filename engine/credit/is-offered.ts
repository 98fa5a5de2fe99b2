import type { CreditTerms } from '#schemas/credit-config.ts';

/** Whether a loan of this amount and term is one of the offer. */
export const isOffered = (
  offer: Omit<CreditTerms, 'example'>,
  amountMinor: number,
  months: number,
): boolean =>
  amountMinor >= offer.min_amount_minor &&
  amountMinor <= offer.max_amount_minor &&
  months >= offer.min_months &&
  months <= offer.max_months;
