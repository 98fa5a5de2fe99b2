import { type Static, Type } from 'typebox';
import { blockReasons, rejectionReasons } from './application.ts';
import { LoanFigures, Minor, Moment, nullable } from './figures.ts';

const word = <T extends string>(words: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...words] });

/** Number of an application, e.g. `W/2026/000123`; the customer reads it on the screen that waits. */
export const ApplicationNumber = Type.String({ pattern: '^W/\\d{4}/\\d{6,}$', maxLength: 30 });

/** What of the staff an application waits for; each is answered by a call of its own (`support.ts`). */
export const waits = ['decision', 'call', 'resale', 'unblock'] as const;
export type Wait = (typeof waits)[number];
export const Wait = word(waits);

/** How the rules of lending answer an application. */
export const verdicts = ['approve', 'counter-offers', 'refinance', 'resale', 'reject', 'block'] as const;
export type VerdictKind = (typeof verdicts)[number];
export const VerdictKind = word(verdicts);

/** An application as a list of what waits shows it: whose it is can be recognised by the number alone. */
export const WaitingApplication = Type.Object({
  number: Type.String(),
  waits_for: Wait,
  /** Since when. */
  since: Moment,
  /** Enough to know whom one talks to. */
  person: Type.Object({
    /** e.g. `A. N.` */
    initials: Type.String(),
    /** e.g. `••• ••• 200` */
    phone: nullable(Type.String()),
  }),
  currency: Type.String(),
  wanted: Type.Object({ amount_minor: Minor, months: Type.Integer() }),
  /** `decision`: what the rules propose, and why where it is against the loan. */
  proposal: nullable(Type.Object({ verdict: VerdictKind, reasons: Type.Array(word(rejectionReasons)) })),
  call: nullable(
    Type.Object({
      /** `HH:mm–HH:mm` the customer chose; null for as soon as possible. */
      slot: nullable(Type.String()),
      attempts: Type.Integer(),
      /** After so many the application ends. */
      most_attempts: Type.Integer(),
    }),
  ),
  blocked: nullable(
    Type.Object({
      reason: word(blockReasons),
      /** When it ends by itself; null where only staff end it. */
      until: nullable(Moment),
    }),
  ),
  /** `resale`: name of the partner that is to answer. */
  partner: nullable(Type.String()),
});
export type WaitingApplication = Static<typeof WaitingApplication>;

/** One of them with what the work needs besides, and nothing else. Every look is written down. */
export const WaitingCase = Type.Object({
  ...WaitingApplication.properties,
  /** `call` and `unblock`: a person is rung up, or asked who they are. */
  contact: nullable(Type.Object({ name: Type.String(), phone: nullable(Type.String()) })),
  /** `decision`: what the rules counted with, in a month. */
  budget: nullable(
    Type.Object({
      income_minor: Minor,
      /** What the household needs, at least what the rules say. */
      living_minor: Minor,
      /** Instalments of the loans there are. */
      instalments_minor: Minor,
      /** Share of what is left after living that instalments may take, per cent. */
      burden_percent: Type.Number(),
      /** The highest instalment that fits; nothing does where it is not above zero. */
      room_minor: Minor,
      /** The highest instalment of the loan that is asked for; null where the terms have no such loan any more. */
      wanted_instalment_minor: nullable(Minor),
    }),
  ),
  /** `decision`: what the customer would be offered, or granted. */
  offers: Type.Array(LoanFigures),
});
export type WaitingCase = Static<typeof WaitingCase>;
