import { type Static, Type } from 'typebox';
import { Minor, Moment, nullable } from './figures.ts';

/** `cardInfo` of `contract.card-info`. The number is never whole, and no PIN is ever in an answer. */
export const CardInfo = Type.Object({
  id: Type.String(),
  state: Type.Unsafe<'active' | 'blocked'>({ type: 'string', enum: ['active', 'blocked'] }),
  last4: Type.String({ pattern: '^\\d{4}$' }),
  holder: Type.String(),
  /** `MM/YY` */
  expires: Type.String(),
  scheme: Type.String(),
  /** Money on the card's account, which the loan was paid out to. */
  balance_minor: Minor,
  currency: Type.String(),
  /** Key of the lookup `cardBlockReason`. */
  block_reason: nullable(Type.String()),
  blocked_at: nullable(Moment),
  pin_changed_at: nullable(Moment),
});
export type CardInfo = Static<typeof CardInfo>;

const code = Type.String({ pattern: '^\\d{6}$', description: 'Step-up code of this action' });
/** Body of `card.change-pin`. */
export const ChangePin = Type.Object({ pin: Type.String({ pattern: '^\\d{4}$' }), code });
/** Body of `card.card-block`. */
export const BlockCard = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 60 }), code });
/** Body of `card.remind-pin`: the PIN goes by text message to the confirmed phone. */
export const RemindPin = Type.Object({ code });
