import type { LinkFailure } from '#schemas/lending/bank-link.ts';

/** What a bank does with somebody who signs in. */
export interface Login {
  readonly login: string;
  /** For the page: what will happen. */
  readonly does: string;
  /** Ends the visit at once. */
  readonly fails?: LinkFailure;
  /** Ends it only when consent was given. */
  readonly failsLater?: LinkFailure;
  /** Whose account it is, when it is not the customer's own. */
  readonly owner?: string;
}

/** Logins that make a bank do something else than succeed; every other one succeeds. */
export const specialLogins: readonly Login[] = [
  { login: 'odmowa', does: 'bank odmówi przekazania danych', failsLater: 'refused' },
  { login: 'awaria', does: 'bank będzie niedostępny', fails: 'bank-unavailable' },
  { login: 'czas', does: 'sesja w banku wygaśnie', fails: 'timed-out' },
  { login: 'inna-osoba', does: 'konto będzie należeć do kogoś innego', owner: 'INNY JAN' },
];

export const readLogin = (given: string): Login =>
  specialLogins.find(({ login }) => login === given.trim().toLowerCase()) ?? { login: given, does: '' };
