import { type Static, Type } from 'typebox';
import { Minor, Moment, nullable } from './figures.ts';

/** `frozen` can be taken back, `blocked` cannot. */
export const cardStates = ['active', 'frozen', 'blocked'] as const;
export type CardState = (typeof cardStates)[number];

/** `cardInfo` of `contract.card-info`. The number is whole in `card.card-details` alone, and no PIN is ever in an answer. */
export const CardInfo = Type.Object({
  id: Type.String(),
  state: Type.Unsafe<CardState>({ type: 'string', enum: [...cardStates] }),
  last4: Type.String({ pattern: '^\\d{4}$' }),
  holder: Type.String(),
  /** `MM/YY` */
  expires: Type.String(),
  scheme: Type.String(),
  /** Money on the card's account, which the loan was paid out to. */
  balance_minor: Minor,
  currency: Type.String(),
  /** Key of the lookup `cardBlockReason`: why it is frozen or blocked. */
  block_reason: nullable(Type.String()),
  frozen_at: nullable(Moment),
  blocked_at: nullable(Moment),
  pin_changed_at: nullable(Moment),
});
export type CardInfo = Static<typeof CardInfo>;

const code = Type.String({ pattern: '^\\d{6}$', description: 'Step-up code of this action' });
/** Body of `card.change-pin`. */
export const ChangePin = Type.Object({ pin: Type.String({ pattern: '^\\d{4}$' }), code });
const reason = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Key of the lookup `cardBlockReason`',
});
/** Body of `card.card-block`. */
export const BlockCard = Type.Object({ reason, code });
/** Body of `card.card-freeze`: no code, because freezing harms nobody and has to be quick. */
export const FreezeCard = Type.Object({ reason });
/** Body of `card.card-details`. */
export const ShowCard = Type.Object({ code });
/** Answer of `card.card-details`: what pays on the internet. Kept nowhere on the way. */
export const CardDetails = Type.Object({
  number: Type.String({ pattern: '^\\d{12,19}$' }),
  security_code: Type.String({ pattern: '^\\d{3,4}$' }),
  expires: Type.String(),
});
export type CardDetails = Static<typeof CardDetails>;
/** Body of `card.remind-pin`: the PIN goes by text message to the confirmed phone. */
export const RemindPin = Type.Object({ code });
