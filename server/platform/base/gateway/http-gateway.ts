import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { PostJson } from '../../http/outbound.ts';
import { signatureHeader, signNotification, timestampHeader } from './gateway-signature.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const Started = compileSchema(
  Type.Object({
    redirect_url: Type.String({ pattern: '^https://[^\\s]+$', maxLength: 4000 }),
    reference: Type.Optional(Type.String({ maxLength: 200 })),
  }),
);

const Refunded = compileSchema(Type.Object({ reference: Type.Optional(Type.String({ maxLength: 200 })) }));

export interface HttpGatewayOptions {
  /** Address of the gateway, e.g. `https://pay.example/api`. Orders are posted to `{url}/orders`. */
  readonly url: string;
  readonly key: Uint8Array;
  readonly post: PostJson;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A gateway over HTTPS, as docs/payments.md describes it. Our orders are signed as its notifications are. */
export function createHttpGateway({ url, key, post, now }: HttpGatewayOptions): PaymentGateway {
  const base = url.replace(/\/$/, '');
  const send = async (path: string, id: string, order: object) => {
    const body = JSON.stringify(order);
    const timestamp = String(Math.floor(now() / 1000));
    const answer = await post(`${base}/${path}`, body, {
      'idempotency-key': id,
      [timestampHeader]: timestamp,
      [signatureHeader]: signNotification(key, timestamp, body),
    });
    if (answer.status < 200 || answer.status >= 300) throw new Error(`the gateway answered ${answer.status}`);
    return answer.body;
  };
  return {
    start: async ({ id, amountMinor, currency, title, returnUrl, bank, method }) => {
      const started = await send('orders', id, {
        order_id: id,
        amount_minor: amountMinor,
        currency,
        title,
        return_url: returnUrl,
        ...(bank !== null && { bank }),
        ...(method !== null && { method }),
      });
      if (!Started.Check(started)) throw new Error('the gateway answered something else than a page');
      const { redirect_url: redirectUrl, reference = null } = started;
      return { redirectUrl, reference };
    },
    refund: async ({ id, orderId, amountMinor, currency }) => {
      const refund = { refund_id: id, order_id: orderId, amount_minor: amountMinor, currency };
      const answer = await send('refunds', id, refund);
      if (!Refunded.Check(answer)) throw new Error('the gateway answered something else than a refund');
      return { reference: answer.reference ?? null };
    },
  };
}
