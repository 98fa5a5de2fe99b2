import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addLine,
  type CartLines,
  type CartStep,
  editLine,
  lineKey,
  removeLine,
} from '#schemas/cart-lines.ts';
import { cookieNames, cookieSeconds } from '#schemas/cookies.ts';
import {
  cartFormPath,
  cartItemParameter,
  cartItemText,
  cartNoticeParameter,
  cartNotices,
  namedGood,
  readCartItems,
} from '#schemas/plain-cart.ts';
import { isScreen, registerPlainForm, screenOfForm } from './plain-form.ts';

/** A browser keeps 4 kB of a cookie, its name and attributes among them. */
const mostCookieLetters = 3_500;
/** Three short fields, an alias and two conditions, each letter of up to nine. */
const bodyLimit = 4_000;

/** Whether an address is the cart's and its browser keeps a cart for want of script: the cache has no answer for it. */
export const asksForPlainCart = (url: string, cookie: string | undefined): boolean =>
  cookie?.includes(`${cookieNames.plainCart}=`) === true && isScreen(url.split('?', 1)[0] ?? '', '/cart');

/**
 * The cart of browsers without script. Its forms change a cookie and lead to the cart, whose lines stand in its address: so the
 * page is a function of its address like any other. A visit to the cart without lines is led to those of the cookie.
 */
export async function registerCartForm(
  app: FastifyInstance,
  origin: { readonly publicOrigin?: string },
): Promise<void> {
  await registerPlainForm(app, { path: cartFormPath, bodyLimit, take, ...origin });
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '';
    if (request.method !== 'GET' || !asksForPlainCart(url, request.headers.cookie)) return;
    const [path = '', query = ''] = url.split('?');
    const lines = cookieLines(request);
    if (lines.length > 0 && !new URLSearchParams(query).has(cartItemParameter))
      return reply.header('cache-control', 'no-store').redirect(cartAddress(path, lines), 303);
  });
}

function take(request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams): FastifyReply {
  const before = cookieLines(request);
  const { lines, outcome } = stepOf(before, fields);
  const text = cookieText(lines);
  const fits = encodeURIComponent(text).length <= mostCookieLetters;
  const notice = fits ? cartNotices.find((kind) => kind === outcome.kind) : 'full';
  const back = screenOfForm(fields.get('back'), '/cart');
  return reply
    .header('set-cookie', fits ? cartCookie(text) : [])
    .redirect(cartAddress(back, fits ? lines : before, notice), 303);
}

/** What a form wants of the cart, by the rules of every cart. */
function stepOf(lines: CartLines, fields: URLSearchParams): CartStep {
  const given = (name: string) => fields.get(name) || undefined;
  const alias = given('alias') ?? '';
  const quantity = Number(given('quantity') ?? 1);
  // Radio buttons that stand outside of the form have a name of their own.
  const condition = given(given('choice') ?? 'condition');
  const [named] = readCartItems([cartItemText({ itemData: { alias }, quantity: 1, ...of(condition) })]);
  if (!named) return { lines, outcome: { kind: 'gone' } };
  const wish = { quantity, conditionId: condition };
  switch (given('act')) {
    case 'add':
      return addLine(lines, named.itemData, wish);
    case 'change': {
      const next = given('next') ?? condition;
      const change = { quantity, ...(next !== undefined && { conditionId: next }) };
      return editLine(lines, lineKey(named), { ...change, good: namedGood(alias, next) });
    }
    case 'remove':
      return removeLine(lines, lineKey(named));
    default:
      return { lines, outcome: { kind: 'gone' } };
  }
}

const of = (condition: string | undefined) =>
  condition === undefined ? {} : { sale_condition_id: condition };

/** In no line: a condition is named in one. */
const separator = '\n';
const cookieText = (lines: CartLines): string => lines.map(cartItemText).join(separator);

function cookieLines({ headers }: FastifyRequest): CartLines {
  const kept = parseCookie(headers.cookie ?? '')[cookieNames.plainCart];
  return readCartItems(kept?.split(separator) ?? []);
}

/** Read by the script that takes the cart over, so it is no secret: nothing in it is worth one. */
const cartCookie = (value: string): string =>
  stringifySetCookie({
    name: cookieNames.plainCart,
    value,
    maxAge: value === '' ? 0 : cookieSeconds.plainCart,
    path: '/',
    secure: true,
    sameSite: 'lax',
  });

function cartAddress(path: string, lines: CartLines, notice?: string): string {
  const query = new URLSearchParams(lines.map((line) => [cartItemParameter, cartItemText(line)]));
  if (notice !== undefined) query.set(cartNoticeParameter, notice);
  return query.size === 0 ? path : `${path}?${query}`;
}
