import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  checkout,
  orderCancel,
  orderClaim,
  orderDocument,
  orderGet,
  orderList,
  orderWithdraw,
} from '#schemas/calls/orders.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { OrderStatus } from '#schemas/order.ts';
import { orderFileName } from '#schemas/shop-pages.ts';
import { createSharedWindows, perClient, type SharedWindow } from '../../base/limits/shared-windows.ts';
import { sendDocument } from '../../content/forms/files/send-document.ts';
import { languageOf, putCounts } from '../../content/routes/live-answer.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { bodyHashOf } from '../../http/body-hash.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { callerOf, type LanguageRequest, personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { WrongOrderStatus } from './move-order.ts';
import { cancelOrder, claimOrder, withdrawOrder } from './order-acts.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { DocumentsBusy } from './order-documents.ts';
import { tellBuyer } from './order-messages.ts';
import { paymentPage } from './order-payments.ts';
import { orderTexts } from './order-texts.ts';
import { opens, tokenOf } from './order-token.ts';
import { placeOrder } from './place-order.ts';
import { shopOrder } from './tables.ts';
import { listOrders, returnDays, viewOrder } from './view-order.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Orders of one address, and wrong tokens of one: a family orders less, who guesses wants more. */
const orderLimit = { attempts: 30, windowMs: 600_000 };
/** Tries to order, refused ones too: each of them asks for prices and pieces. */
const tryLimit = { attempts: 120, windowMs: 600_000 };
const guessLimit = { attempts: 30, windowMs: 600_000 };
/** Documents of one address: whoever saves all orders of a year asks for less. */
const documentLimit = { attempts: 30, windowMs: 600_000 };
/** What a token is compared with where there is no such order, so that the answer takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000';

export interface OrderRouteParts {
  readonly orders: OrderContext;
  /** Who is signed in; null for a guest. */
  readonly readCustomerId: (request: FastifyRequest) => Promise<string | null>;
}

/** What buyers do: order, look, give up, withdraw, keep in their account. */
export function registerOrderRoutes(
  app: PlatformApp,
  { orders: context, readCustomerId }: OrderRouteParts,
): void {
  const { orm, secret, now, loanPurchases } = context;
  const windows = createSharedWindows(orm, now);
  const placed = perClient(windows('orders placed', orderLimit));
  const tries = perClient(windows('orders tried', tryLimit));
  const guesses = perClient(windows('orders guessed', guessLimit));
  const documents = perClient(windows('order documents', documentLimit));
  const refuse = (
    request: LanguageRequest,
    key: 'keyNeeded' | 'unknownOrder' | 'notNow' | 'tooMany' | 'documentsBusy',
  ) => refuseIn(orderTexts, personLanguageOf(request), key);
  const assertFew = async (request: FastifyRequest, asked: ReturnType<SharedWindow['enter']>) => {
    const waitMs = await asked;
    if (waitMs > 0)
      throw new PlatformError('too_many_attempts', refuse(request, 'tooMany'), {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
  };
  /** Theirs alone ([sec 37]). */
  const keepNowhere = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

  /** @throws PlatformError not_found whatever of number and token is wrong, in the same time ([sec 15]) */
  const open = async (
    request: FastifyRequest & { body: { number: string; token: string } },
  ): Promise<ShopOrder> => {
    await assertFew(request, guesses.waitMs(request.ip));
    const { number, token } = request.body;
    const wanted = number.trim().toUpperCase();
    const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, wanted));
    if (opens(secret, order?.id ?? nobody, token) && order) return order;
    await guesses.enter(request.ip);
    throw new PlatformError('not_found', refuse(request, 'unknownOrder'));
  };
  const move = (request: FastifyRequest, work: Promise<ShopOrder>): Promise<ShopOrder> =>
    work.catch((error: unknown) => {
      if (!(error instanceof WrongOrderStatus)) throw error;
      throw new PlatformError('wrong_state', refuse(request, 'notNow'));
    });

  serve(app, checkout, async (request, reply) => {
    keepNowhere(reply);
    const given = request.headers[idempotencyHeader];
    if (typeof given !== 'string' || !uuid.test(given))
      throw new PlatformError('invalid_request', refuse(request, 'keyNeeded'));
    await assertFew(request, placed.waitMs(request.ip));
    await assertFew(request, tries.enter(request.ip));
    const caller = callerOf(request);
    const customerId = await readCustomerId(request);
    const { order, isRepeated } = await placeOrder(context, {
      wanted: request.body,
      customerId,
      requestKey: `${customerId ?? 'guest'} ${given.toLowerCase()}`,
      bodyHash: bodyHashOf(request.body),
      caller,
      language: languageOf(request),
    });
    const isLoan = order.payment === 'loan';
    const sumMinor = isLoan ? await loanPurchases.sumFor(order.totalMinor) : 0;
    if (!isRepeated) {
      await placed.enter(request.ip);
      await tellBuyer(context, order, isLoan ? 'order-waiting-for-loan' : 'order-placed');
      if (order.expiresAt !== null) context.wake(order.expiresAt);
    }
    // Also for a repetition: the first try may have come no further.
    if (order.status === 'awaiting-decision' && customerId !== null)
      await loanPurchases.begin(customerId, sumMinor);
    const data = {
      number: order.number,
      token: tokenOf(secret, order.id),
      status: order.status as OrderStatus,
      total_minor: order.totalMinor,
      currency: order.currency,
      redirect_url: paymentPage(order, now()),
      expires_at: order.expiresAt?.toISOString() ?? null,
      loan_sum: isLoan ? Math.ceil(sumMinor / 100) : null,
    };
    return { data };
  });

  serve(app, orderGet, async (request, reply) => {
    keepNowhere(reply);
    return { data: await viewOrder(context, await open(request)) };
  });

  serve(app, orderDocument, async (request, reply) => {
    await assertFew(request, documents.enter(request.ip));
    const opened = await open(request);
    const [order, seller, days] = await Promise.all([
      viewOrder(context, opened),
      context.seller(),
      returnDays(context),
    ]);
    const language = personLanguageOf(request);
    const bytes = await context
      .documents({ order, seller, returnDays: days, language })
      .catch((error: unknown) => {
        if (!(error instanceof DocumentsBusy)) throw error;
        throw new PlatformError('unavailable', refuse(request, 'documentsBusy'), { retryAfterS: 5 });
      });
    return sendDocument(
      reply,
      { file_name: orderFileName(order.number), media_type: 'application/pdf' },
      bytes,
    );
  });

  serve(app, orderCancel, async (request, reply) => {
    keepNowhere(reply);
    const order = await open(request);
    return { data: await viewOrder(context, await move(request, cancelOrder(context, order))) };
  });

  serve(app, orderWithdraw, async (request, reply) => {
    keepNowhere(reply);
    const order = await open(request);
    return { data: await viewOrder(context, await move(request, withdrawOrder(context, order))) };
  });

  serve(app, orderClaim, async (request) => {
    const claimed = await claimOrder(context, await open(request), customerOf(request).customer.id);
    if (claimed === null) throw new PlatformError('not_found', refuse(request, 'unknownOrder'));
    return { data: await viewOrder(context, claimed) };
  });

  serve(app, orderList, async (request, reply) => {
    const { limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.orders);
    const { orders, total } = await listOrders(context, customerOf(request).customer.id, { limit, offset });
    putCounts(reply, { count: orders.length, total, limit });
    return { data: [...orders] };
  });
}
