import { signInAddress } from '#schemas/sign-in-address.ts';
import { clearAttribution } from './attribution-cookie.ts';
import { forgetCustomer } from './customer-storage.ts';
import { Offline, ProcessUnavailable, SiteOffline, Unauthorized } from './platform-failures.ts';
import { readFailure } from './read-failure.ts';
import { hasSignedOut } from './signed-out-mark.ts';
import { tellSiteClosed } from './site-closed.ts';

export interface PlatformRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path on the wire, with the product in it, e.g. `/v2/forms/contact`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; form data as it is. */
  readonly body?: object;
  /** Language of the page: the server's words for people come in it. */
  readonly locale: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The call goes on when the page is left; small bodies only. */
  readonly keepalive?: boolean;
  /** Milliseconds until `Offline`; 20 seconds when not given. */
  readonly timeoutMs?: number;
}

export interface PlatformReply {
  /** `data` of the answer's envelope; the whole body where there is no envelope. */
  readonly data: unknown;
  readonly headers: Headers;
}

/** What of the browser is used; tests give their own. */
export interface PlatformCaller {
  readonly fetch: typeof fetch;
  /** Leaves for another page of the site. */
  readonly go: (path: string) => void;
  /** Address the page stands on: path with locale prefix, query and place. */
  readonly address: () => string;
  /** Shows the offline screen with the host's text. */
  readonly closed: (text: string) => void;
}

const usualTimeoutMs = 20_000;

const thisBrowser: PlatformCaller = {
  fetch: (...call) => fetch(...call),
  go: (path) => location.assign(path),
  address: () => location.pathname + location.search + location.hash,
  closed: tellSiteClosed,
};

/** A try to sign in; see `FailedAnswer.signsIn`. */
const signInPath = /\/(user\/login(-\w+)*|authorization\/login\/.+)$/;

/**
 * The one way browser code asks the platform for anything. Sends the header that other sites cannot ([sec 7]) and the
 * page's language; never a token, which only the edge has ([sec 1]).
 *
 * A session that is over leaves for the sign-in page, an absent process engine for `/bpm-error`, and a site that its host
 * closed shows the offline screen (specification 8); the promise is rejected all the same.
 * @throws PlatformFailure one of the classes of `platform-failures.ts`; the reason of `signal` when that ended the call
 */
export async function callPlatform(
  request: PlatformRequest,
  browser: PlatformCaller = thisBrowser,
): Promise<PlatformReply> {
  const { path, locale, signal } = request;
  const response = await send(request, browser.fetch);
  const body = await readBody(response, signal);
  if (response.ok) {
    const data = isEnvelope(body) ? body.data : body;
    // What brought the customer has been counted with the application (specification 7).
    if (path.endsWith('/application/status') && String(request.query?.['app']) === '1') clearAttribution();
    return { data, headers: response.headers };
  }
  const retryAfter = response.headers.get('retry-after');
  const failure = readFailure({
    status: response.status,
    body,
    retryAfter,
    signsIn: signInPath.test(path),
  });
  followFailure(failure, locale, browser);
  throw failure;
}

/**
 * Goes where a failure leads by itself: `/signin`, which says that the session is over and leads back, `/bpm-error`, or the
 * offline screen. For code that asks the platform in another way (an upload that shows its progress) and reads the failure with `readFailure`.
 */
export function followFailure(failure: Error, locale: string, browser: PlatformCaller = thisBrowser): void {
  const address = browser.address();
  // The locale prefix the page stands under is the one to go on with.
  const prefix = /^\/([^/?#]*)/.exec(address)?.[1] === locale ? `/${locale}` : '';
  if (failure instanceof Unauthorized) {
    forgetCustomer();
    const signIn = `${prefix}/signin`;
    const isThere = address.slice(prefix.length).split(/[/?#]/)[1] === 'signin';
    // Whoever signed out in another tab knows why.
    browser.go(isThere ? signIn : signInAddress(signIn, { next: address, ended: !hasSignedOut() }));
  } else if (failure instanceof ProcessUnavailable) browser.go(`${prefix}/bpm-error`);
  else if (failure instanceof SiteOffline) browser.closed(failure.text);
}

async function send(request: PlatformRequest, fetcher: typeof fetch): Promise<Response> {
  const { method = 'GET', path, query = {}, body, locale, headers = {}, signal } = request;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const deadline = AbortSignal.timeout(request.timeoutMs ?? usualTimeoutMs);
  const isForm = body instanceof FormData;
  try {
    return await fetcher(search.size > 0 ? `${path}?${search}` : path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      ...(request.keepalive && { keepalive: true }),
      signal: signal ? anyOf(signal, deadline) : deadline,
      headers: {
        accept: 'application/json, text/plain',
        'accept-language': locale,
        'x-requested-with': 'mozaika',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch {
    signal?.throwIfAborted();
    throw new Offline('');
  }
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    signal?.throwIfAborted();
    throw new Offline('');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Plain text is an answer, too (specification 7).
    return text;
  }
}

const isEnvelope = (body: unknown): body is { readonly data: unknown } =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'data');

/** `AbortSignal.any`, which phones of 2023 do not all have. */
function anyOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}
