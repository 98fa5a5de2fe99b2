import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { BlockCard, CardDetails, ChangePin, FreezeCard, RemindPin, ShowCard } from '../lending/card.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

const common = {
  area: 'card',
  method: 'POST',
  access: 'customer',
  statuses: ['contract'],
  tags: ['Card'],
  query: LanguageQuery,
  failures: [400, 401, 404, 409, 422, 429],
} as const;
const Done = Envelope(Type.Object({ done: Type.Literal(true) }));

export const cardChangePin = defineCall({
  ...common,
  id: 'card.change-pin',
  path: '/v2/{product}/card-gate/change-pin',
  summary: 'Set another PIN, with a code of `card.change-pin`',
  body: ChangePin,
  answer: Done,
});

export const cardCardBlock = defineCall({
  ...common,
  id: 'card.card-block',
  path: '/v2/{product}/card-gate/card-block',
  summary: 'Block the card for good, with a code of `card.card-block` that is bound to the reason',
  body: BlockCard,
  answer: Done,
});

export const cardRemindPin = defineCall({
  ...common,
  id: 'card.remind-pin',
  path: '/v2/{product}/card-gate/remind-pin',
  summary: 'Send the PIN by text message to the confirmed phone, with a code of `card.remind-pin`',
  body: RemindPin,
  answer: Done,
});

export const cardCardFreeze = defineCall({
  ...common,
  id: 'card.card-freeze',
  path: '/v2/{product}/card-gate/card-freeze',
  summary: 'Freeze the card until it is unfrozen; no code, and again changes nothing',
  body: FreezeCard,
  answer: Done,
});

export const cardCardUnfreeze = defineCall({
  ...common,
  id: 'card.card-unfreeze',
  path: '/v2/{product}/card-gate/card-unfreeze',
  summary: 'Let a frozen card be used again; no code, and again changes nothing',
  answer: Done,
});

export const cardCardDetails = defineCall({
  ...common,
  id: 'card.card-details',
  path: '/v2/{product}/card-gate/card-details',
  summary:
    'Number and security code of the card, with a code of `card.card-details`; written down, kept nowhere',
  body: ShowCard,
  answer: Envelope(CardDetails),
});
