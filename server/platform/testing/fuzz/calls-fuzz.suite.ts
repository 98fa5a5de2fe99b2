import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import type { Platform } from '../../platform.ts';
import { signIn } from '../ask.ts';
import { addressesOf, bearing, logIn, tokensOf } from '../ask-customer.ts';
import { backends } from '../backend.ts';
import { arbitraryOf } from './arbitrary-of-schema.ts';
import { mutated, nastyText } from './mutations.ts';

/** Requests of each call, half of them as its record has it and half with one thing in them that is otherwise. */
const requestsOfCall = 6;
/** The same requests in each run. With `FUZZ=150` there are so many of each call, and others each time. */
const asked = Number(process.env['FUZZ'] ?? 0);
const amount = asked > 0 ? { numRuns: asked } : { numRuns: requestsOfCall, seed: 19 };

/** What of somebody else must be in no answer. */
const secret = {
  firstname: 'Zuzanna-Tajemnica',
  lastname: 'Nieznana',
  email: 'tajemnica-zuzanny@firm.example',
};

/** What ends a session of the fuzz itself, or opens no answer. */
const spared = new Set(['staff.logout', 'authorization.logout']);
const served = ([...calls, ...staffCalls] as readonly Call[]).filter(
  ({ id, method, isPlanned }) => method !== 'WS' && method !== 'ANY' && !isPlanned && !spared.has(id),
);

interface Sent {
  readonly url: string;
  readonly payload?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const orMutated = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(whole, whole.chain(mutated));

/** Requests of a call, by its record. */
function requestsOf({ path, params, query, headers, body, method }: Call): fc.Arbitrary<Sent> {
  const places = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'product');
  const known: Readonly<Record<string, unknown>> = { ...params?.properties };
  const place = (name: string) =>
    fc.oneof(arbitraryOf(known[name] ?? { type: 'string' }).map(String), nastyText, fc.uuid());
  return fc.record({
    url: fc
      .tuple(
        fc.record(Object.fromEntries(places.map((name) => [name, place(name)]))),
        orMutated(arbitraryOf(query ?? { type: 'object' })),
      )
      .map(([filled, asked]) => {
        const address = path
          .replace('{product}', 'loan')
          .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(asText(filled[name])) || '-');
        const search = new URLSearchParams();
        if (typeof asked === 'object' && asked !== null)
          for (const [name, value] of Object.entries(asked)) search.append(name, asText(value));
        return `${address}?${search}`;
      }),
    headers: orMutated(arbitraryOf(headers ?? { type: 'object' })).map((given) =>
      typeof given === 'object' && given !== null && headers
        ? Object.fromEntries(
            Object.entries(given).map(([name, value]) => [name, asText(value).replace(/[^\x20-\x7e]/g, '?')]),
          )
        : {},
    ),
    ...(method !== 'GET' && body && { payload: orMutated(arbitraryOf(body)) }),
  }) as fc.Arbitrary<Sent>;
}

/** As it may stand in an address. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/* One place is enough: what differs between databases has suites of its own. */
const [backend] = backends;
describe('every call, asked what no form asks', () => {
  let platform: Platform;
  const addresses = addressesOf('10.99');
  const tokens = new Map<'nobody' | 'customer' | 'staff', Readonly<Record<string, string>>>();
  beforeAll(async () => {
    await backend?.start();
    if (!backend) throw new Error('there is no database');
    platform = await backend.open({ knownTexts: () => ({ pl: { 'a.b': 'Tekst' } }) });
    await platform.addCustomer({ ...secret, group: 'personal', password: 'correct horse battery' });
    const customer = tokensOf(await logIn(platform, 'contract@example.com')).token;
    tokens.set('nobody', {});
    tokens.set('customer', bearing(customer));
    tokens.set('staff', await signIn(platform, 'admin'));
  });
  afterAll(() => platform.close());

  const whoOf = ({ access }: Call) =>
    typeof access === 'object'
      ? 'staff'
      : access === 'customer' || access === 'edge-customer'
        ? 'customer'
        : 'nobody';

  test.each(served.map((call) => [call.id, call] as const))(
    '[sec 39] [sec 15] %s answers in words, never with a failure of its own',
    async (_id, call) => {
      const who = whoOf(call);
      await fc.assert(
        fc.asyncProperty(requestsOf(call), async ({ url, payload, headers }) => {
          const answer = await platform.app.inject({
            method: call.method as 'GET',
            url,
            remoteAddress: addresses(),
            headers: {
              ...headers,
              ...tokens.get(who),
              ...(payload !== undefined && { 'content-type': 'application/json' }),
            },
            ...(payload !== undefined && { payload: JSON.stringify(payload) }),
          });
          // A partner that the fuzz has none of is said in words.
          const away = answer.statusCode === 503 && answer.json().error?.code === 'unavailable';
          expect(away || answer.statusCode < 500, `${answer.statusCode} ${answer.body.slice(0, 300)}`).toBe(
            true,
          );
          if (who !== 'staff') expect(answer.body).not.toMatch(/Tajemnica|tajemnica/);
        }),
        amount,
      );
    },
  );
});
