import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadRequest } from '#schemas/lead.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { createLeadService, leadLimit, repeatMs } from '../leads/lead-service.ts';
import { lead } from '../leads/tables.ts';

const url = '/v2/cross-sell/lead-create';
const anna: LeadRequest = {
  topic: 'callback',
  name: 'Anna',
  phone: '+48 600 100 200',
  consents: ['Zgadzam się na rozmowę telefoniczną.'],
  page: '/contacts',
};

/** Client addresses, another at each call. */
function addressesOf(network: string): () => string {
  let host = 0;
  return () => {
    host++;
    return `${network}.${host >> 8}.${host & 255}`;
  };
}

/** What visitors leave. */
onBackends((backend) => {
  describe('leads', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 0, 1);
    const addresses = addressesOf('10.9');
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
    });
    afterAll(() => platform.close());
    /** Every call from an address of its own, unless it says which. */
    const send = (payload: object, remoteAddress = addresses()) =>
      ask(platform, `${url}?language=uk`, { payload, remoteAddress });

    test('[spec 7] takes what a visitor leaves, and says so to no cache', async () => {
      const answer = await send(anna);
      expect([answer.status, answer.body]).toEqual([200, { data: { accepted: true } }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test.each<[string, object, string[]]>([
      ['no way to answer', { phone: undefined }, ['body/email', 'body/phone']],
      ['an empty e-mail address', { phone: undefined, email: '' }, ['body/email']],
      ['no e-mail address', { email: 'anna' }, ['body/email']],
      ['no number', { phone: 'zadzwoń' }, ['body/phone']],
      ['no consent', { consents: [] }, ['body/consents']],
      ['no topic', { topic: undefined }, ['body/topic']],
      ['a page elsewhere', { page: 'https://evil.example' }, ['body/page']],
      ['a character that cannot be kept', { name: 'A\u0000' }, ['body/name']],
      ['half a character', { consents: ['\ud800'] }, ['body/consents/0']],
    ])('[spec 8] %s is refused by the field', async (_what, change, fields) => {
      const { status, body } = await send({ ...anna, ...change });
      expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(body.error?.fields ?? {})).toEqual(fields);
    });

    test('[sec 9] one address may send so many, then has to wait, and no longer than said', async () => {
      const from = '10.8.0.1';
      const other = (i: number) => send({ ...anna, name: `Osoba ${i}` }, from);
      const first = await Promise.all(Array.from({ length: leadLimit.attempts + 3 }, (_, i) => other(i)));
      const refused = first.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(refused[0]?.body.error?.code).toBe('too_many_attempts');
      expect((await send(anna, '10.8.0.2')).status).toBe(200);
      time += Number(refused[0]?.headers['retry-after']) * 1000 - 1;
      expect((await other(90)).status).toBe(429);
      time += 1;
      expect((await other(91)).status).toBe(200);
    });

    test('a body the schema refuses does not count as an attempt', async () => {
      const from = '10.8.1.1';
      for (let i = 0; i <= leadLimit.attempts; i += 1) await send({ topic: 'x' }, from);
      expect((await send(anna, from)).status).toBe(200);
    });

    test('[sec 21] no body makes the platform fail', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            topic: fc.oneof(fc.constant('newsletter'), fc.string({ unit: 'binary' })),
            name: fc.string({ unit: 'binary' }),
            email: fc.oneof(fc.emailAddress(), fc.string()),
            consents: fc.array(fc.string({ unit: 'binary' })),
          }),
          async (payload) => {
            expect([200, 400]).toContain((await send(payload)).status);
          },
        ),
        { numRuns: 60 },
      );
    });
  });

  describe('stored leads', () => {
    test('[issue 3] the same within ten minutes is kept once, however often and at the same time it comes', async () => {
      const database = await backend.openDatabase();
      let time = Date.UTC(2026, 0, 1);
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const service = createLeadService({ orm: database.orm, now: () => time, log });
      const addresses = addressesOf('10.7');
      const send = (change: Partial<LeadRequest> = {}, locale = 'pl') =>
        service.accept({ ...anna, ...change }, { address: addresses(), locale });
      const count = async () => (await database.orm.select().from(lead)).length;

      await Promise.all([send(), send({ phone: '+48600100200' }), send({ name: ' Anna ' })]);
      expect(await count()).toBe(1);
      await send({ topic: 'newsletter' });
      await send({}, 'uk');
      expect(await count()).toBe(3);
      time += repeatMs - 1;
      await send();
      expect(await count()).toBe(3);
      time += 1;
      await send();
      const rows = await database.orm.select().from(lead);
      expect(rows).toHaveLength(4);
      expect(rows).toContainEqual(
        expect.objectContaining({ ...anna, email: null, locale: 'pl', createdAt: new Date(time) }),
      );
      await database.close();
    });
  });
});
