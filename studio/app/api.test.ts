import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import { ApiError, api, workOf } from './api.ts';
import { lostSession } from './lost-session.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const signedOut = () => answer(401, { error: { message: 'Sign in.', code: 'unauthorized' } });

describe('calls of the Studio', () => {
  const fetched = vi.fn<(target: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => fetched.mockReset());

  test('[issue 6] a call that meets an ended session is made once more after signing in, with the same body', async () => {
    const forget = lostSession.subscribe(() => lostSession.isLost() && lostSession.settle(true));
    fetched.mockResolvedValueOnce(signedOut()).mockResolvedValueOnce(answer(200, { data: { version: 3 } }));
    const body = { version: 2, data: { title: 'Zażółć' } };
    const { data } = await api('/v2/system/manage/pages/home', { method: 'PUT', body });
    forget();
    expect(data).toEqual({ version: 3 });
    expect(fetched.mock.calls.map(([, { body: sent }]) => sent)).toEqual([
      JSON.stringify(body),
      JSON.stringify(body),
    ]);
  });

  test('[studio] a call says whose work it is, and waits for them where somebody else has signed in', async () => {
    const forget = lostSession.subscribe(() => lostSession.isLost() && lostSession.settle(true));
    workOf.email = 'żaneta@example.com';
    fetched
      .mockResolvedValueOnce(answer(409, { error: { message: 'x', code: 'other_person' } }))
      .mockResolvedValueOnce(answer(200, { data: 1 }));
    expect((await api('/v2/system/manage/pages/home', { method: 'PUT', body: {} })).data).toBe(1);
    fetched.mockResolvedValueOnce(answer(409, { error: { message: 'Changed', code: 'conflict' } }));
    await expect(api('/v2/system/manage/pages/home', { method: 'PUT' })).rejects.toMatchObject({
      status: 409,
    });
    forget();
    delete workOf.email;
    expect(fetched).toHaveBeenCalledTimes(3);
    for (const [, { headers }] of fetched.mock.calls)
      expect(headers).toMatchObject({ 'x-mozaika-person': '%C5%BCaneta%40example.com' });
  });

  test('[studio] a second refusal is the answer: nobody is asked in circles', async () => {
    const asked = vi.fn(() => lostSession.isLost() && lostSession.settle(true));
    const forget = lostSession.subscribe(asked);
    fetched.mockImplementation(async () => signedOut());
    await expect(api('/v2/system/manage/pages')).rejects.toMatchObject({ status: 401 });
    forget();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('[studio] the question who is signed in is never itself a reason to ask', async () => {
    const asked = vi.fn();
    const forget = lostSession.subscribe(asked);
    fetched.mockResolvedValueOnce(signedOut());
    await expect(api(studioSessionPath)).rejects.toBeInstanceOf(ApiError);
    forget();
    expect(asked).not.toHaveBeenCalled();
  });

  test('[studio] a list says how many there are in all', async () => {
    fetched.mockResolvedValueOnce(answer(200, { data: [1, 2] }, { 'x-items-total': '71' }));
    expect(await api('/v2/system/manage/pages', { query: { q: 'a b', status: undefined } })).toEqual({
      data: [1, 2],
      total: 71,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/v2/system/manage/pages?q=a+b');
  });

  test('[studio] no answer at all is said as such', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api('/v2/system/manage/pages')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  /** An answer of which the beginning came, and then what `end` does. */
  const begun = (end: (stream: ReadableStreamDefaultController) => void, status = 200) =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"data":{"plan"'));
          end(stream);
        },
      }),
      { status },
    );

  test('[studio] an answer that was cut off is no empty answer', async () => {
    fetched.mockResolvedValueOnce(begun((stream) => stream.error(new TypeError('network error'))));
    await expect(api('/studio/plan')).rejects.toMatchObject({ status: 0, code: 'offline' });
    fetched.mockResolvedValueOnce(begun((stream) => stream.close()));
    await expect(api('/studio/plan')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  test('[studio] a call that is called off while its answer comes stays called off', async () => {
    const { signal, abort } = calledOff();
    fetched.mockResolvedValueOnce(begun((stream) => stream.error(abort())));
    await expect(api('/studio/plan', { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('[studio] a success may say nothing, and a refusal need not be JSON', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await api('/v2/system/manage/media/one', { method: 'DELETE' })).toEqual({
      data: undefined,
      total: 0,
    });
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api('/v2/system/manage/pages')).rejects.toMatchObject({ status: 502 });
  });
});

/** A signal, and a function that calls off as a browser does. */
function calledOff() {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
    return new DOMException('The user aborted a request.', 'AbortError');
  };
  return { signal: controller.signal, abort };
}
