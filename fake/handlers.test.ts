import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Check, Errors } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#schemas/calls/define-call.ts';
import { calls } from '#schemas/calls.ts';
import { ErrorBody } from '#schemas/envelope.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { handlersOf } from './handlers.ts';
import { makeValue } from './make-value.ts';
import { samplesOf } from './samples.ts';
import { noSwitches, readSwitches, type Switches } from './switches.ts';
import { tokenOf } from './tokens.ts';

const origin = 'http://platform.invalid';
const all = [...calls, ...staffCalls];
const isAsked = ({ method }: Call) => method !== 'WS' && method !== 'ANY';
const isOfStaff = (call: Call) => staffCalls.includes(call);
const isServed = (call: Call) => isAsked(call) && !call.isPlanned;
const samples = samplesOf(shopSite);
const known = { ids: all.map(({ id }) => id), statuses: ['contract', 'nothing'] };
let switches: Switches = noSwitches;
const options = { product: 'loan', origin, samples, switches: () => switches };
const server = setupServer(...handlersOf(calls, options));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  switches = noSwitches;
});

/** Names of the demo site, for the calls whose sample has some and not others. */
const named: Readonly<Record<string, string>> = {
  page: 'home',
  block: [...samples.site.all('view-block', 'pl').keys()][0] ?? '',
  carousel: [...samples.site.all('carousel', 'pl').keys()][0] ?? '',
  config: 'site',
  menu: 'main',
  'lookup.system': 'employment',
  'lookup.product': 'employment',
  'post-category': [...samples.site.all('post-category', 'pl').keys()][0] ?? '',
  post: [...samples.site.all('post', 'pl').keys()][0] ?? '',
  'catalog.category': [...samples.site.all('good-category', 'pl').keys()][0] ?? '',
  'catalog.goods': [...samples.site.all('good-category', 'pl').keys()][0] ?? '',
  'catalog.good': [...samples.site.all('good', 'pl').keys()][0] ?? '',
  form: 'contact',
  'application.step': 'personal',
};
const bodies: Readonly<Record<string, unknown>> = {
  'user.login': { email: 'contract@example.com', password: 'Mozaika-2026!' },
  'authorization.login': { email: 'contract@example.com', password: 'Mozaika-2026!' },
};

function pathOf(call: Call): string {
  const made = (call.params ? makeValue(call.params) : {}) as Readonly<Record<string, string>>;
  const [type = '', id = ''] = [...samples.site.all('custom-entity', 'pl').keys()][0]?.split('/') ?? [];
  const own: Readonly<Record<string, string>> = call.id === 'custom.item' ? { type, id } : {};
  return call.path
    .replace('{product}', 'loan')
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(own[name] ?? named[call.id] ?? made[name] ?? ''),
    );
}

async function ask(call: Call, more: RequestInit = {}): Promise<Response> {
  const query = { ...(call.query ? (makeValue(call.query) as object) : {}), ...call.sends };
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const body = bodies[call.id] ?? (call.body ? makeValue(call.body) : undefined);
  const { method } = call;
  const request = new Request(`${origin}${pathOf(call)}?${search}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf(call.statuses?.[0] ?? 'contract')}`,
      ...(call.headers && (makeValue(call.headers) as object)),
    },
    ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
    ...more,
  });
  // The Studio's calls go to the embedded platform alone; each is asked of its own handler.
  const answer = isOfStaff(call) ? getResponse(handlersOf([call], options), request) : fetch(request);
  return (await answer) ?? Response.error();
}
const oneOf = (id: string): Call => {
  const call = all.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
};

describe('[issue 15] [spec 8] the fake platform', () => {
  test('answers every call as its record says', async () => {
    const wrong: string[] = [];
    for (const call of all.filter(isServed)) {
      const response = await ask(call);
      const status = [call.status ?? 200].flat();
      const text = await response.text();
      if (!status.some((one) => one === response.status))
        wrong.push(`${call.id}: ${response.status} ${text.slice(0, 200)}`);
      else if (call.answer && !Check(call.answer, JSON.parse(text)))
        wrong.push(`${call.id}: ${JSON.stringify(Errors(call.answer, JSON.parse(text)).slice(0, 2))}`);
    }
    expect(wrong).toEqual([]);
  });

  test('makes a value for every answer, the same one each time', () => {
    const schemas = all.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
    const wrong = schemas.filter(({ answer }) => !Check(answer, makeValue(answer)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    for (const { answer } of schemas) expect(makeValue(answer)).toEqual(makeValue(answer));
    expect(schemas.length).toBeGreaterThan(300);
  });

  test('has samples of calls only', () => {
    expect([...samples.byId.keys()].filter((id) => !known.ids.includes(id))).toEqual([]);
  });

  test('each call that is not for everybody is refused to nobody in particular', async () => {
    const closed = all.filter(
      (call) => isServed(call) && !['open', 'edge', 'webhook'].includes(String(call.access)),
    );
    const open: string[] = [];
    for (const call of closed) {
      const response = await ask(call, { headers: {} });
      if (response.status !== 401 || !Check(ErrorBody, await response.json())) open.push(call.id);
    }
    expect(open).toEqual([]);
  });

  test('[sec 14] refuses a call that is not for the status', async () => {
    switches = readSwitches('status=nothing', known);
    const response = await ask(oneOf('contract.data'));
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: { code: 'wrong_status' } },
    ]);
  });

  test.each([
    ['query', 'GET', '/v2/posts/items?limit=many', undefined, 'querystring/limit'],
    ['query of less', 'GET', '/v2/posts/items?limit=0', undefined, 'querystring/limit'],
    ['path', 'GET', '/v2/forms/No%20alias', undefined, 'params/alias'],
    ['body', 'POST', '/v2/loan/user/login', { email: 'a@example.com' }, 'body/password'],
    ['body of nothing', 'POST', '/v2/loan/user/login', undefined, 'body'],
  ])('says where a %s is wrong', async (_what, method, path, body, place) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = await response.json();
    expect(response.status).toBe(400);
    expect(Check(ErrorBody, answer)).toBe(true);
    expect(Object.keys((answer as ErrorBody).error.fields ?? {})).toContain(place);
  });

  test('tells apart calls of one address, and a name from what stands in a path', async () => {
    switches = readSwitches('failing:answers,failing:authorization.login', known);
    expect((await ask(oneOf('comments'))).status).toBe(200);
    expect((await ask(oneOf('answers'))).status).toBe(500);
    expect((await ask(oneOf('authorization.settings'))).status).toBe(200);
  });

  test('pages of a list say how long it is', async () => {
    const response = await fetch(`${origin}/v2/posts/items?limit=2&offset=1`);
    expect((await response.json()).data).toHaveLength(2);
    expect(response.headers.get('x-items-total')).toBe(String(samples.site.all('post', 'pl').size));
  });

  test('what is planned is not there', async () => {
    for (const call of all.filter((one) => one.isPlanned && isAsked(one)))
      expect([call.id, (await ask(call)).status]).toEqual([call.id, 404]);
  });

  test('a wrong password signs nobody in', async () => {
    const body = JSON.stringify({ email: 'contract@example.com', password: 'wrong' });
    expect((await ask(oneOf('user.login'), { body })).status).toBe(401);
  });
});

describe('[issue 15] the switches of the fake platform', () => {
  test('failing: every call fails in the form of the wire, or the one that is named', async () => {
    switches = readSwitches('failing', known);
    const response = await ask(oneOf('posts'));
    expect(response.status).toBe(500);
    expect(Check(ErrorBody, await response.json())).toBe(true);
    switches = readSwitches('failing:contract.data', known);
    expect((await ask(oneOf('posts'))).status).toBe(200);
    expect((await ask(oneOf('contract.data'))).status).toBe(500);
  });

  test('empty: nothing is in an answer that its schema does not ask for', async () => {
    switches = readSwitches('empty', known);
    const wrong: string[] = [];
    for (const call of all.filter((one) => isServed(one) && one.answer)) {
      const text = await (await ask(call)).text();
      if (!call.answer || !Check(call.answer, JSON.parse(text)))
        wrong.push(`${call.id}: ${text.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
    expect(await (await ask(oneOf('posts'))).json()).toEqual({ data: [] });
    expect(await (await ask(oneOf('contract.card-info'))).json()).toEqual({ cardInfo: null });
    expect(await (await ask(oneOf('contract.data'))).json()).toMatchObject({ data: { schedule: [] } });
  });

  test('status: of every customer', async () => {
    switches = readSwitches('status=nothing', known);
    expect(await (await ask(oneOf('application.status'))).json()).toMatchObject({
      data: { status: 'nothing' },
    });
  });

  test('sample-on-error: what the platform answers, and the sample where it fails', async () => {
    const { createServer } = await import('node:http');
    let status = 200;
    const real = createServer((_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":[]}'),
    );
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    const address = real.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const there = `http://127.0.0.1:${address.port}`;
    const way = {
      product: 'loan',
      origin: there,
      samples,
      switches: () => readSwitches('sample-on-error', known),
    };
    server.use(...handlersOf(calls, way));
    const posts = async () => (await fetch(`${there}/v2/posts/items`)).json();
    expect(await posts()).toEqual({ data: [] });
    status = 404;
    expect((await fetch(`${there}/v2/posts/items`)).status).toBe(404);
    status = 500;
    expect((await posts()).data.length).toBeGreaterThan(3);
    real.closeAllConnections();
    await new Promise((resolve) => real.close(resolve));
    expect((await posts()).data.length).toBeGreaterThan(3);
    server.resetHandlers();
  });

  test('what means nothing is named, with what could stand there', () => {
    expect(() => readSwitches('fast,failing:nothing.such,status=gone', known)).toThrow(
      /"fast" is no switch; there is no call "nothing.such"; there is no status "gone"\. Write slow/,
    );
    expect(readSwitches('', known)).toEqual(noSwitches);
    expect(readSwitches(' slow:posts , empty', known).faulty).toMatchObject({
      slow: new Set(['posts']),
      empty: new Set(['all']),
    });
  });
});
