import { type Static, Type } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' });

/** Body of `blue-cash.notification`. Further members are the gateway's own and say nothing to us. */
export const GatewayNotice = Type.Object(
  {
    id: Id,
    order_id: Type.String({ maxLength: 100 }),
    state: Type.Union([
      Type.Literal('pending'),
      Type.Literal('succeeded'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
    ]),
    amount_minor: Type.Integer({ minimum: 1 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    reference: Type.Optional(Id),
  },
  { additionalProperties: true },
);
export type GatewayNotice = Static<typeof GatewayNotice>;
