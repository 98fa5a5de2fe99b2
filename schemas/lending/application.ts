import { type Static, Type } from 'typebox';
import { Day, LoanFigures, Minor, Moment, nullable } from './figures.ts';

/** Reasons a customer is told when an application is rejected; the words are texts of the screen `rejected`. */
export const rejectionReasons = [
  'age',
  'income',
  'obligations',
  'residence',
  'employment',
  'register',
  'identity',
  'no-contact',
  'expired',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const blockReasons = ['too-many-codes', 'identity-mismatch', 'fraud-suspected', 'debt'] as const;
export type BlockReason = (typeof blockReasons)[number];

const word = <T extends string>(words: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...words] });

/** One step of the application: a form of the content system, or the one the code ships. */
export const ApplicationStep = Type.Object({
  /** Alias of the step; its form is the source `application` of that name. */
  alias: Type.String(),
  title: Type.String(),
  /** Its values were sent and kept. */
  done: Type.Boolean(),
});
export type ApplicationStep = Static<typeof ApplicationStep>;

/**
 * Answer of `application.status` (specification 3 and 7: `{data:{status, ...}}`). Everything but `status` may be null or
 * empty; which parts are filled follows from the status. Only the owner reads it.
 */
export const Application = Type.Object({
  /** One of `schemas/statuses.ts`. */
  status: Type.String(),
  id: nullable(Type.String()),
  /** What customers and advisers call it, e.g. `W/2026/000123`. */
  number: nullable(Type.String()),
  /** When it came to this status. */
  since: nullable(Moment),
  /** What the customer asks for. */
  wanted: nullable(Type.Object({ amount_minor: Minor, months: Type.Integer() })),
  /** What was approved or chosen, with all its figures. */
  offer: nullable(LoanFigures),
  /** A person decides, because the customer did not agree that a program does. */
  person_decides: Type.Boolean(),
  /** Whether joining the customer's debts was looked at on the way to the offers. */
  joins_debts: Type.Boolean(),
  /** `counter-offer`: the highest instalment the customer's budget leaves room for. */
  fitting_instalment_minor: nullable(Minor),
  steps: Type.Array(ApplicationStep),
  /** Alias of the step to fill next; null when none is. */
  step: nullable(Type.String()),
  /** Values per step: sent ones, and drafts of the one being filled. */
  values: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  /** Phone of the account; the status screens that confirm it show its end only. */
  phone: nullable(Type.Object({ masked: Type.String(), verified: Type.Boolean() })),
  /** `call-verification`: when an adviser calls. */
  call: nullable(
    Type.Object({
      /** `HH:mm–HH:mm` the customer chose; null for as soon as possible. */
      slot: nullable(Type.String()),
      slots: Type.Array(Type.String()),
      /** Calls that were tried already. */
      attempts: Type.Integer(),
    }),
  ),
  /** The last decision against the customer; stays after the status is `nothing` again, for `/rejected`. */
  rejection: nullable(
    Type.Object({
      reasons: Type.Array(word(rejectionReasons)),
      at: Moment,
      /** First day on which a new application makes sense. */
      again_on: nullable(Day),
      /** Decided without a person: the customer may ask for one (Directive (EU) 2023/2225 art. 18(8)). */
      automated: Type.Boolean(),
    }),
  ),
  blocked: nullable(
    Type.Object({
      reason: word(blockReasons),
      /** Until when; null where an adviser has to lift it. */
      until: nullable(Moment),
    }),
  ),
  /** Identification that is under way, as far as the screens need it. */
  identification: nullable(
    Type.Object({
      method: nullable(Type.String()),
      failures: Type.Integer(),
      /** Why the last try failed, one of `bank-link.ts`'s. */
      last_failure: nullable(Type.String()),
    }),
  ),
});
export type Application = Static<typeof Application>;

/**
 * Body of `application.update`. A draft is kept as it is; what is sent is checked against the step's form. While
 * `filling-form`, the step `loan` with `{amount_minor, months}` changes what is asked for, within the terms in force.
 * While `data-checking`, the step `data-check` with `{correct: <step>}` opens a step again: the status is `filling-form`
 * until it is sent, and what follows from the data is decided anew.
 */
export const ApplicationUpdate = Type.Object({
  /** A step of the application, `data-check`, `call-verification` or `review` (asks for a person after a rejection). */
  step: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  values: Type.Record(Type.String(), Type.Unknown()),
  draft: Type.Optional(Type.Boolean()),
});
export type ApplicationUpdate = Static<typeof ApplicationUpdate>;

/** One of the offers of `counter-offer.list`; none is preferred, the order is by amount. */
export const CounterOffer = Type.Object({
  id: Type.String(),
  ...LoanFigures.properties,
  /** Until when it can be taken. */
  valid_until: Moment,
  /** Chosen by `counter-offer.select`, not yet taken. */
  selected: Type.Boolean(),
});
export type CounterOffer = Static<typeof CounterOffer>;

/** Body of `counter-offer.select`. */
export const CounterOfferSelect = Type.Object({ offer_id: Type.String({ maxLength: 60 }) });
/** Body of `counter-offer.apply`: takes the chosen one, or none. */
export const CounterOfferApply = Type.Object({
  decision: Type.Unsafe<'accept' | 'decline'>({ type: 'string', enum: ['accept', 'decline'] }),
  offer_id: Type.Optional(Type.String({ maxLength: 60 })),
});

/** Partners that would take over an application we cannot grant (`resale.offers`). */
export const ResaleOffer = Type.Object({
  id: Type.String(),
  partner: Type.String(),
  /** What the partner is and does, one sentence. */
  about: Type.String(),
  max_amount_minor: Minor,
  max_months: Type.Integer(),
  currency: Type.String(),
});
export type ResaleOffer = Static<typeof ResaleOffer>;
/** Answer of `resale.offers`. */
export const Resale = Type.Object({
  offers: Type.Array(ResaleOffer),
  /** Consents that handing the data over needs: lookup `resaleConsents`. */
  consents: Type.Array(Type.Object({ key: Type.String(), text: Type.String(), required: Type.Boolean() })),
  /** Chosen partner, once `resale.init` was made. */
  chosen: nullable(ResaleOffer),
  /** Where the partner goes on with the customer; null until it answered. */
  continue_url: nullable(Type.String()),
});
export type Resale = Static<typeof Resale>;

/**
 * Body of `resale.init`: hands the application to the partner of an offer. The consents are those the customer ticked; a
 * required one that is missing is refused with its field (`consents.<key>`). Leads to `resale-wait`.
 */
export const ResaleInit = Type.Object({
  offer_id: Type.String({ maxLength: 60 }),
  /** Keys of the lookup `resaleConsents`. */
  consents: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
});
export type ResaleInit = Static<typeof ResaleInit>;
