import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeFetch } from '#fake/fake-fetch.ts';
import { authorizationLogin, userLogin, userLoginByLink } from '#schemas/calls/auth.ts';
import { refAt, refTo } from '#schemas/calls/call-ref.ts';
import { contractData } from '#schemas/calls/contract.ts';
import { posts } from '#schemas/calls/posts.ts';
import { callPlatform } from './call-platform.ts';
import {
  Failed,
  InvalidFields,
  Offline,
  PlatformFailure,
  ProcessUnavailable,
  SiteOffline,
  TooManyAttempts,
  Unauthorized,
} from './platform-failures.ts';
import { readFailure } from './read-failure.ts';
import { markSignedOut, unmarkSignedOut } from './signed-out-mark.ts';

afterEach(() => vi.unstubAllGlobals());

function browserAnswering(answer: () => Promise<Response>, path = '/') {
  const fetcher = vi.fn<typeof fetch>(answer);
  const gone: string[] = [];
  const closed: string[] = [];
  return {
    fetcher,
    gone,
    closed,
    browser: {
      fetch: fetcher,
      go: (to: string) => gone.push(to),
      address: () => path,
      closed: (text: string) => closed.push(text),
      otherPerson: () => gone.push('other person'),
    },
  };
}
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const asked = refAt('GET', '/v2/forms/contact');
const sent = refAt('POST', '/v2/forms/contact');
const request = { locale: 'pl' };
const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('[spec 7] a call of the browser', () => {
  test('[sec 7] [sec 1] carries our header and the language, and no token', async () => {
    const { fetcher, browser } = browserAnswering(json(200, { data: { id: '1' } }));
    const reply = await callPlatform(
      sent,
      { query: { language: 'uk', limit: 5 }, body: { a: 1 }, locale: 'uk' },
      browser,
    );
    expect(reply.data).toEqual({ id: '1' });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/v2/forms/contact?language=uk&limit=5');
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
    expect(init?.headers).toEqual({
      accept: 'application/json, text/plain',
      'accept-language': 'uk',
      'content-type': 'application/json',
      'x-requested-with': 'mozaika',
      'x-mozaika-person': 'nobody',
    });
  });

  test('[issue 15] reads what the record of a call answers, and its headers', async () => {
    const { browser } = browserAnswering(json(200, {}));
    const asVisitor = { ...browser, fetch: fakeFetch() };
    const list = await callPlatform(refTo(posts, {}), { query: { limit: 2 }, locale: 'pl' }, asVisitor);
    expect(list.data.map(({ alias }) => typeof alias)).toEqual(['string', 'string']);
    expect(Number(list.headers.get('x-items-total'))).toBeGreaterThan(2);
    const contract = refTo(contractData, { product: 'loan' });
    const asCustomer = { ...browser, fetch: fakeFetch({ status: 'contract' }) };
    expect((await callPlatform(contract, request, asCustomer)).data.state).toBe('active');
    expect(await failureOf(callPlatform(contract, request, asVisitor))).toBeInstanceOf(Unauthorized);
  });

  test('leaves the type of form data to the browser, and takes an answer without envelope', async () => {
    const { fetcher, browser } = browserAnswering(async () => new Response('plain'));
    const body = new FormData();
    expect((await callPlatform(sent, { ...request, body }, browser)).data).toBe('plain');
    expect(fetcher.mock.calls[0]?.[1]?.body).toBe(body);
    expect(fetcher.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
  });
});

describe('[spec 8] a failure', () => {
  test.each<[string, () => Promise<Response>, new (...all: never[]) => Error, object]>([
    ['401', json(401, { error: { message: 'over' } }), Unauthorized, { message: 'over' }],
    ['429', json(429, {}, { 'retry-after': '61' }), TooManyAttempts, { retryAfterS: 61 }],
    ['429 without a time', json(429, 'x'), TooManyAttempts, { retryAfterS: 60 }],
    [
      '422',
      json(422, { error: { message: 'm', code: 'invalid_fields', fields: { email: 'wrong', n: 1 } } }),
      InvalidFields,
      { code: 'invalid_fields', fields: new Map([['email', 'wrong']]) },
    ],
    ['503', json(503, { data: { text: 'Until noon' } }), SiteOffline, { text: 'Until noon' }],
    ['555', json(555, {}), ProcessUnavailable, {}],
    ['its word', json(500, { error: { errorType: 'bpm_unavailable' } }), ProcessUnavailable, {}],
    ['errors of a link', json(400, { errors: ['Used', 'x'] }), Failed, { message: 'Used', status: 400 }],
    ['a resale message', json(400, { message: 'No' }), Failed, { message: 'No' }],
    ['garbage', async () => new Response('<html>', { status: 502 }), Failed, { message: '', status: 502 }],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), Offline, {}],
  ])('%s is an error of its own', async (_what, answer, kind, parts) => {
    const failure = await failureOf(callPlatform(asked, request, browserAnswering(answer).browser));
    expect(failure).toBeInstanceOf(kind);
    expect(failure).toMatchObject(parts);
  });

  test('401 forgets the drafts and goes to /signin in the language of the page', async () => {
    const kept = new Map([['mozaika:customer::draft:a', '1']]);
    vi.stubGlobal('localStorage', storageOf(kept));
    const { browser, gone } = browserAnswering(json(401, {}), '/uk/profile-settings');
    await failureOf(callPlatform(asked, { ...request, locale: 'uk' }, browser));
    expect(gone).toEqual(['/uk/signin?next=%2Fuk%2Fprofile-settings&session=ended']);
    // That somebody's turn is over, and nothing of theirs.
    expect([...kept.keys()].sort()).toEqual(['mozaika:person', 'mozaika:turn']);
    expect(kept.get('mozaika:person')).toMatch(/^\d+ nobody$/);
  });

  test('[truth] 401 leads back to where one was, and calls the session expired unless one signed out', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', storageOf(kept));
    const goneFrom = async (address: string) => {
      const { browser, gone } = browserAnswering(json(401, {}), address);
      await failureOf(callPlatform(asked, { ...request, locale: 'pl' }, browser));
      const [to = ''] = gone;
      const query = new URLSearchParams(to.split('?')[1]);
      return [to.split('?')[0], query.get('next'), query.get('session')];
    };
    const where = '/posts/rrso?page=2#comments';
    expect(await goneFrom(where)).toEqual(['/signin', where, 'ended']);
    expect(await goneFrom('/signin/link?next=%2Ffaq')).toEqual(['/signin', null, null]);
    markSignedOut();
    expect(await goneFrom(where)).toEqual(['/signin', where, null]);
    unmarkSignedOut();
    expect(await goneFrom(where)).toEqual(['/signin', where, 'ended']);
  });

  test('401 of a try to sign in is a wrong password and goes nowhere', async () => {
    const { browser, gone } = browserAnswering(json(401, { error: { message: 'Wrong' } }));
    const values = { product: 'loan', group: 'partner' };
    for (const call of [userLogin, userLoginByLink, authorizationLogin])
      expect(
        await failureOf(callPlatform(refTo(call, values), { ...request, body: {} as never }, browser)),
      ).toMatchObject({
        name: 'Failed',
        message: 'Wrong',
      });
    expect(gone).toEqual([]);
  });

  test("[spec 4] a 503 with the host's text shows the offline screen and leaves nothing; without one it does neither", async () => {
    const answered = async (status: number, body: unknown) => {
      const { browser, gone, closed } = browserAnswering(json(status, body), '/application');
      await failureOf(callPlatform(sent, request, browser));
      return { gone, closed };
    };
    expect(await answered(503, { data: { text: 'Until noon' } })).toEqual({
      gone: [],
      closed: ['Until noon'],
    });
    expect(await answered(503, { error: { message: 'Busy' } })).toEqual({ gone: [], closed: [] });
    expect(await answered(502, { data: { text: 'Until noon' } })).toEqual({ gone: [], closed: [] });
  });

  test('555 goes to /bpm-error', async () => {
    const { browser, gone } = browserAnswering(json(555, {}), '/application');
    await failureOf(callPlatform(asked, request, browser));
    expect(gone).toEqual(['/bpm-error']);
  });

  test('a call that was given up rejects with the reason, not as a lost connection', async () => {
    const controller = new AbortController();
    const { browser } = browserAnswering(async () => {
      controller.abort('typed on');
      throw new DOMException('aborted', 'AbortError');
    });
    expect(await failureOf(callPlatform(asked, { ...request, signal: controller.signal }, browser))).toBe(
      'typed on',
    );
  });

  test('any body of any status becomes one of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), fc.string(), (status, body, after) => {
        const failure = readFailure({ status, body, retryAfter: after, signsIn: false });
        expect(failure).toBeInstanceOf(PlatformFailure);
        expect(typeof failure.message).toBe('string');
      }),
    );
  });
});

function storageOf(kept: Map<string, string>) {
  const storage = Object.fromEntries(kept);
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => kept.delete(key) });
  Object.defineProperty(storage, 'setItem', { value: (key: string, value: string) => kept.set(key, value) });
  Object.defineProperty(storage, 'getItem', { value: (key: string) => kept.get(key) ?? null });
  return storage;
}
