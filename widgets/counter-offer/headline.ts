import type { Application, CounterOffer } from '#schemas/lending/application.ts';

/** What is true of the offers: the wanted amount over another term is among them, or only less can be had. */
export type Headline = 'longer' | 'less' | 'other';

/** @returns `other` where it is not known what was asked for, or nothing is offered */
export function headlineOf(offers: readonly CounterOffer[], wanted: Application['wanted']): Headline {
  if (wanted === null || offers.length === 0) return 'other';
  return offers.some((offer) => offer.amount_minor >= wanted.amount_minor) ? 'longer' : 'less';
}
