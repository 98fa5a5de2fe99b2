import type { FastifyInstance } from 'fastify';
import { formOf, readForms, registerStylesheet, sendSandboxPage } from '../page-shell.ts';
import type { SandboxParty } from '../sandbox-parties.ts';
import { lateMs, type NotifyParts, notifyShop, type PostToShop } from './notify-shop.ts';
import { freshForm, readForm } from './pay-form.ts';
import { payDemo, payPage, payPath, reportPage, unknownOrderPage } from './pay-pages.ts';
import { payStyles } from './pay-styles.ts';
import { type GatewayOrder, readOrder, writeOrder } from './signed-order.ts';

export interface SandboxGateway {
  /** Takes an order. @returns the page on which it is paid; the same order has the same one */
  start(order: GatewayOrder): { readonly redirectUrl: string; readonly reference: string };
  /** Takes a refund: nothing was paid here, so nothing moves. The same refund has the same reference. */
  refund(refund: { readonly id: string }): { readonly reference: string };
  /** The company with its pages. @param post where notifications go */
  party(post: PostToShop): SandboxParty;
}

export interface SandboxGatewayOptions {
  /** Shared with the shop: notifications are signed with it. */
  readonly key: Uint8Array;
  /** Origin of the gateway's own pages, without a trailing slash. */
  readonly origin: () => string;
  readonly now?: () => number;
}

/** The sandbox's payment gateway, PayDemo: pages on which nothing is paid, and notifications that say it was. */
export function createSandboxGateway({ key, origin, now = Date.now }: SandboxGatewayOptions): SandboxGateway {
  return {
    start: (order) => ({
      redirectUrl: `${origin()}${payPath}?order=${writeOrder(key, order)}`,
      reference: `PD-${order.id.slice(0, 8).toUpperCase()}`,
    }),
    refund: ({ id }) => ({ reference: `PD-R-${id.slice(0, 8).toUpperCase()}` }),
    party: (post) => ({
      folder: payDemo.folder,
      routes: async (app) => registerPayPages(app, { key, post, now, later: laterIn(app) }),
    }),
  };
}

/** Work that waits ends with the server. */
function laterIn(app: FastifyInstance): NotifyParts['later'] {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    for (const timer of waiting) clearTimeout(timer);
  });
  return (work) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work().catch((error: unknown) => app.log.warn({ err: error }, 'a late notification was not delivered'));
    }, lateMs);
    timer.unref();
    waiting.add(timer);
  };
}

/** The pages of the gateway; exported for tests, which do not wait. */
export function registerPayPages(app: FastifyInstance, parts: NotifyParts): void {
  const { key } = parts;
  registerStylesheet(app, payStyles);
  readForms(app);

  app.get<{ Querystring: { order?: unknown } }>('/pay', (request, reply) => {
    const written = String(request.query.order ?? '');
    const order = readOrder(key, written);
    if (order === null) return sendSandboxPage(reply, payDemo, unknownOrderPage);
    return sendSandboxPage(reply, payDemo, payPage(order, written, freshForm(order)));
  });

  app.post('/pay', async (request, reply) => {
    const sent = formOf(request);
    const written = sent.get('order') ?? '';
    const order = readOrder(key, written);
    if (order === null) return sendSandboxPage(reply, payDemo, unknownOrderPage);
    const cancelled = sent.get('action') === 'cancel';
    const form = readForm(order, sent);
    const page = payPage(order, written, form);
    if (!cancelled && page.status === 422) return sendSandboxPage(reply, payDemo, page);
    const outcome = cancelled ? 'cancelled' : form.outcome;
    const status = await notifyShop(order, outcome, parts);
    if (outcome === 'forged') {
      const title = status === 401 ? 'Sklep odrzucił podróbkę' : 'Sklep przyjął podróbkę';
      const text = `Wysłaliśmy powiadomienie ze złym podpisem. Sklep odpowiedział: ${status ?? 'nic'}. Zamówienie powinno nadal czekać na płatność.`;
      return sendSandboxPage(reply, payDemo, reportPage(order, title, text));
    }
    if (status !== null && status >= 300) {
      const text = `Sklep nie przyjął powiadomienia i odpowiedział: ${status}. Otwórz tę płatność jeszcze raz, aby je powtórzyć.`;
      return sendSandboxPage(reply, payDemo, reportPage(order, 'Sklep nie odpowiada jak trzeba', text));
    }
    return reply.header('cache-control', 'no-store').redirect(order.returnUrl, 303);
  });
}
