import { type Static, Type } from 'typebox';
import { Alias } from '../names.ts';
import { Day, Minor } from './figures.ts';

/**
 * Configuration category `lending`: how applications are decided, each set with the day from which it is in force. Prices
 * and bounds of the product are the category `credit`'s. Rules change on a day, not with a deploy.
 */
export const LendingConfig = Type.Object({
  rules: Type.Array(
    Type.Object({
      from: Day,
      min_age: Type.Integer({ minimum: 18, maximum: 99 }),
      /** At the end of the term. */
      max_age: Type.Integer({ minimum: 18, maximum: 120 }),
      min_income_minor: Minor,
      /** Instalments of all loans together, as a share of the income after living costs, per cent. */
      max_burden_percent: Type.Number({ minimum: 0, maximum: 100 }),
      /** What a person needs to live on, in a month. */
      living_cost_minor: Minor,
      living_cost_per_dependant_minor: Minor,
      /** Employments nothing is lent on: keys of the form's field. */
      refused_employments: Type.Array(Type.String({ maxLength: 60 })),
      /** SHA-256 of PESEL numbers nothing is lent to, hex. */
      blacklist: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      /** From this amount on an adviser calls. */
      call_from_minor: Minor,
      /** How many counter-offers are shown at most. */
      counter_offers: Type.Integer({ minimum: 1, maximum: 4 }),
      counter_offer_days: Type.Integer({ minimum: 1, maximum: 30 }),
      /** Days after a rejection before a new application. */
      again_after_days: Type.Integer({ minimum: 0, maximum: 365 }),
    }),
  ),
  /** Forms of the application, in order; each is the form source `application` of that name. */
  steps: Type.Array(Alias, { minItems: 1, maxItems: 8 }),
  /** Least seconds each processing status takes: the work behind it is done by others. */
  seconds: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 3600 })),
  /** Statutory interest for delay, per cent a year, by the day from which it is in force (art. 481 of the civil code). */
  late_interest: Type.Array(Type.Object({ from: Day, annual_rate_percent: Type.Number({ minimum: 0 }) })),
  /** Most a customer can send from the card's account in a day; 10 000 of the currency where it is not set. */
  daily_transfer_minor: Type.Optional(Minor),
  /** Partners applications can be resold to. */
  partners: Type.Array(
    Type.Object({
      id: Alias,
      name: Type.Record(Type.String(), Type.String()),
      about: Type.Record(Type.String(), Type.String()),
      max_amount_minor: Minor,
      max_months: Type.Integer(),
      /** Address of the partner's site; the sandbox leads to its own page. */
      url: Type.Optional(Type.String()),
    }),
  ),
});
export type LendingConfig = Static<typeof LendingConfig>;
export type LendingRules = LendingConfig['rules'][number];
export const lendingConfigCategory = 'lending';
