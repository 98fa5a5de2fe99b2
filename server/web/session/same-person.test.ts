import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { calls } from '#schemas/calls.ts';
import { nobody, otherPersonCode, personHeader, unknownPerson } from '#schemas/page-person.ts';
import { type Ask, startFakeHost } from '../testing/fake-host.ts';
import { startFakePlatform } from '../testing/fake-platform.ts';
import { changesSomething } from '../write-guard.ts';
import { isForEdgeOnly, isWebhook, needsSession, provesIdentity } from './session-calls.ts';
import { personMark } from './session-persons.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const self = '/v2/system/customers/account/self';
const [ewa, anna] = [personMark('ewa'), personMark('anna')];

/** Every call of a browser that says a session, `app=1` of the one that creates by GET. */
const asked = calls
  .filter(
    (call) =>
      !(isForEdgeOnly(call) || isWebhook(call) || provesIdentity(call)) &&
      call.method !== 'WS' &&
      call.method !== 'ANY',
  )
  .map((call) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']);
    const path = fillPath(call.path, { ...Object.fromEntries(names), product: 'loan' });
    const creates = path.endsWith('/application/status');
    const { method } = call;
    const query = creates ? 'app=1' : '';
    return {
      call,
      method,
      target: creates ? `${path}?${query}` : path,
      writes: changesSomething({ method, path, query }),
    };
  });
const ofACustomer = asked.filter(({ call, writes }) => writes || needsSession(call));
const open = asked.filter(({ call, writes }) => !writes && !needsSession(call));

describe.each(['embedded', 'remote'] as const)('over the %s platform', (kind) => {
  /** A platform with two customers, whose tokens say who they are. */
  async function start() {
    const [platform, seen] = await startFakePlatform(
      kind,
      (request, response) => {
        const [, who] = /^Bearer token-of-(\w+)/.exec(request.headers.authorization ?? '') ?? [];
        const isSelf = request.url === self;
        response
          .writeHead(isSelf && who === undefined ? 401 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: { id: who } }));
      },
      closers,
    );
    const fake = await startFakeHost({ platform, realSessions: true });
    closers.push(() => fake.host.close());
    const ask = ({ method, target }: (typeof asked)[number], who: string | null, page: string | null) => {
      const headers: Record<string, string> = {
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'mozaika',
        ...(who !== null && { cookie: `__Host-mozaika-access=token-of-${who}` }),
        ...(page !== null && { [personHeader]: page }),
      };
      const isEmpty = method === 'GET' || method === 'DELETE';
      const body = isEmpty ? {} : { body: '{}' };
      if (!isEmpty) headers['content-type'] = 'application/json';
      return fake.ask(target, { method, headers, ...body } as Ask);
    };
    const made = () => seen.filter(({ url }) => url !== self).map(({ url }) => url);
    return { ask, made, seen };
  }

  test('property: no call of a customer is made from a page that was drawn for another person, or for nobody', async () => {
    const { ask, made } = await start();
    expect(ofACustomer.length).toBeGreaterThan(100);
    for (const one of ofACustomer) {
      for (const page of [ewa, nobody]) {
        const { status, text } = await ask(one, 'anna', page);
        expect([one.call.id, status, JSON.parse(text).error.code]).toEqual([
          one.call.id,
          409,
          otherPersonCode,
        ]);
      }
      const over = await ask(one, null, ewa);
      expect([one.call.id, over.status, JSON.parse(over.text).error.code]).toEqual([
        one.call.id,
        401,
        'session_ended',
      ]);
    }
    expect(made()).toEqual([]);
  });

  test('from the page of the person it is made, and so is one that no page made', async () => {
    const { ask, made } = await start();
    for (const one of ofACustomer)
      for (const page of [anna, null, unknownPerson])
        expect([one.call.id, (await ask(one, 'anna', page)).status]).toEqual([one.call.id, 200]);
    expect(made().filter((url) => url !== self).length).toBeGreaterThanOrEqual((ofACustomer.length - 1) * 3);
  });

  test('what everybody may read is read from any page', async () => {
    const { ask } = await start();
    for (const one of open)
      expect([one.call.id, (await ask(one, 'anna', nobody)).status]).toEqual([one.call.id, 200]);
  });

  test('property: whose a token is, is asked once, and any other mark than theirs is rejected', async () => {
    const { ask, made, seen } = await start();
    const [write] = ofACustomer.filter(({ writes }) => writes);
    if (!write) throw new Error('expected a write');
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w-]{1,40}$/), async (mark) => {
        fc.pre(![anna, unknownPerson].includes(mark));
        expect((await ask(write, 'anna', mark)).status).toBe(409);
      }),
      { numRuns: 50 },
    );
    expect(made()).toEqual([]);
    expect(seen.filter(({ url }) => url === self)).toHaveLength(1);
  });
});

test('a mark says nothing of the id it stands for, and is the same each time', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(personMark(one)).toMatch(/^[\w-]{22}$/);
      expect(personMark(one)).toBe(personMark(one));
      expect(personMark(one) === personMark(other)).toBe(one === other);
    }),
  );
});
