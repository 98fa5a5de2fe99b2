import { type CallRef, type CallTarget, readRef } from '#schemas/calls/call-ref.ts';
import type { BodyOf, Call, DataOf, QueryOf } from '#schemas/calls/define-call.ts';
import { personHeader } from '#schemas/page-person.ts';
import { type FailureHost, followFailure } from './failure-policy.ts';
import { personHeaders, takeOverPage } from './page-person.ts';
import { readResponse } from './read-response.ts';

interface CallOptions {
  /** Language of the page: the server's words for people come in it. */
  readonly locale: string;
  /** Values of `{names}` that are in the call's path still. */
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The call goes on when the page is left; small bodies only. */
  readonly keepalive?: boolean;
  /** Milliseconds until `Offline`; 20 seconds when not given. */
  readonly timeoutMs?: number;
}

type QueryValues = Readonly<Record<string, string | number | boolean>>;

/** What a call is given besides its address: its record's query and body. A call nothing is known of takes any. */
export type CallInput<C extends Call> = CallOptions &
  (unknown extends QueryOf<C>
    ? { readonly query?: QueryValues }
    : object extends QueryOf<C>
      ? { readonly query?: QueryOf<C> }
      : { readonly query: QueryOf<C> }) &
  // Sent as JSON; form data as it is.
  (unknown extends BodyOf<C> ? { readonly body?: object } : { readonly body: BodyOf<C> | FormData });

interface AnyInput extends CallOptions {
  readonly query?: object;
  readonly body?: unknown;
}

export interface PlatformReply<Data = unknown> {
  /** `data` of the answer's envelope; the whole body where there is no envelope. */
  readonly data: Data;
  readonly headers: Headers;
}

/** What of the browser is used; tests give their own. */
export interface PlatformCaller extends FailureHost {
  readonly fetch: typeof fetch;
}

const usualTimeoutMs = 20_000;

/**
 * Asks the platform, and nothing else: sends the header that other sites cannot ([sec 7]), the page's language and whom the page was
 * drawn for; never a token, which only the edge has ([sec 1]).
 * @throws PlatformFailure one of the classes of `platform-failures.ts`; the reason of `signal` when that ended the call
 */
export async function askPlatform<C extends Call>(
  call: CallRef<C>,
  given: CallInput<C>,
  fetcher: typeof fetch = (...all) => fetch(...all),
): Promise<PlatformReply<DataOf<C>>> {
  const input = given as AnyInput;
  const target = readRef(call, input.params);
  const { signsIn } = target;
  const { body, headers } = await readResponse(send(target, input, fetcher), {
    signal: input.signal,
    signsIn,
  });
  // Whoever has just signed in goes on with this page.
  const person = headers.get(personHeader);
  if (person !== null) takeOverPage(person);
  // The platform's own schemas checked it before it was sent.
  return { data: (isEnvelope(body) ? body.data : body) as DataOf<C>, headers };
}

/**
 * Asks the platform; what follows from a failure by itself has been done when the promise is rejected (`failure-policy.ts`).
 * @throws PlatformFailure one of the classes of `platform-failures.ts`; the reason of `signal` when that ended the call
 */
export async function callPlatform<C extends Call>(
  call: CallRef<C>,
  input: CallInput<C>,
  browser?: PlatformCaller,
): Promise<PlatformReply<DataOf<C>>> {
  try {
    return await askPlatform(call, input, browser?.fetch);
  } catch (failure) {
    followFailure(failure, input.locale, browser);
    throw failure;
  }
}

async function send({ method, path }: CallTarget, input: AnyInput, fetcher: typeof fetch): Promise<Response> {
  const { query = {}, body, locale, headers = {}, signal } = input;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const deadline = AbortSignal.timeout(input.timeoutMs ?? usualTimeoutMs);
  const isForm = body instanceof FormData;
  return fetcher(search.size > 0 ? `${path}?${search}` : path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    ...(input.keepalive && { keepalive: true }),
    signal: signal ? anyOf(signal, deadline) : deadline,
    headers: {
      accept: 'application/json, text/plain',
      'accept-language': locale,
      'x-requested-with': 'mozaika',
      ...personHeaders(),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
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
