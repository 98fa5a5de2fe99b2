import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuard } from '../access/guard-of.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import type { Database } from '../base/database/database.ts';
import { type Customers, createCustomers } from '../customers/customers.ts';
import { feedbackLimit, registerFeedbackRoutes } from '../customers/feedback/feedback-routes.ts';
import { feedbackEntry } from '../customers/feedback/tables.ts';
import { openBareApp } from './bare-app.ts';
import { onBackends } from './on-backends.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const start = Date.UTC(2026, 10, 21, 10);
const url = '/v2/loan/feedback';

/** What visitors think of the service: what is kept of it, and of whom. */
onBackends((backend) => {
  describe('feedback', () => {
    let database: Database;
    let customers: Customers;
    let time = start;
    const now = () => time;
    let app: Awaited<ReturnType<typeof openBareApp>>;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      customers = await createCustomers({
        orm,
        audit: createAuditLog(orm, now),
        sandbox: false,
        now,
        log,
        publicOrigin: () => 'https://www.example.com',
      });
      app = await openBareApp(createGuard({ customers }), (bare) =>
        registerFeedbackRoutes(bare, { orm, customers, now }),
      );
    });
    beforeEach(async () => {
      time = start;
      await database.orm.delete(feedbackEntry);
    });
    afterAll(async () => {
      await app.close();
      await database.close();
    });
    const send = (
      payload: object,
      {
        headers = {},
        query = '',
        remoteAddress,
      }: { headers?: Record<string, string>; query?: string; remoteAddress?: string } = {},
    ) => app.send(`${url}${query}`, payload, headers, remoteAddress);
    const stored = () => database.orm.select().from(feedbackEntry);

    test('[spec 7] an anonymous opinion is kept once, as it was said, and nothing of the visitor', async () => {
      const feedback = {
        rating: 4,
        text: '  Dobrze <b>działa</b> ',
        page: '/karta',
        topic: 'application',
      };
      // Nobody says for whom it is noted.
      const foreign = await send({ ...feedback, email: 'ola@example.org', customerId: 'x' });
      expect(Object.keys(foreign.body.error?.fields ?? {}).sort()).toEqual(['body/customerId', 'body/email']);
      const { status, headers, body } = await send(feedback);
      expect([status, body, headers['cache-control']]).toEqual([
        200,
        { data: { accepted: true } },
        'no-store',
      ]);
      expect(await stored()).toEqual([
        {
          id: expect.any(String),
          customerId: null,
          rating: 4,
          text: 'Dobrze <b>działa</b>',
          page: '/karta',
          topic: 'application',
          at: new Date(start),
        },
      ]);
    });

    test('[spec 7] a rating alone is an opinion', async () => {
      expect((await send({ rating: 1 })).status).toBe(200);
      expect(await stored()).toMatchObject([{ rating: 1, text: '', page: null, topic: null }]);
    });

    test('[spec 7] a signed-in customer’s opinion is noted with the account; an ended session’s is anonymous', async () => {
      const customer = await customers.store.add({
        email: 'opinion@feedback.example',
        firstname: 'Ola',
        lastname: 'Nowak',
        group: 'personal',
      });
      if (!customer) throw new Error('the customer was not added');
      const { token } = await customers.sessions.open(customer, { address: '10.91.1.1', agent: null });
      const headers = { authorization: `Bearer ${token}` };
      expect((await send({ rating: 5 }, { headers })).status).toBe(200);
      expect((await stored()).map(({ customerId }) => customerId)).toEqual([customer.id]);
      await customers.sessions.endAll(customer.id);
      expect((await send({ rating: 2 }, { headers })).status).toBe(200);
      const owners = new Map((await stored()).map(({ rating, customerId }) => [rating, customerId]));
      expect([owners.get(5), owners.get(2)]).toEqual([customer.id, null]);
    });

    test.each<[string, object]>([
      ['no rating', { text: 'x' }],
      ['less than one', { rating: 0 }],
      ['more than five', { rating: 6 }],
      ['half a star', { rating: 3.5 }],
      ['a rating in words', { rating: '5' }],
      ['a text that is none', { rating: 5, text: { a: 1 } }],
      ['a text too long', { rating: 5, text: 'x'.repeat(2001) }],
      ['a page too long', { rating: 5, page: `/${'x'.repeat(300)}` }],
      ['a topic too long', { rating: 5, topic: 'x'.repeat(61) }],
      ['a list', []],
    ])('[sec 31] %s is refused by name and not kept', async (_name, payload) => {
      const { status, body } = await send(payload);
      expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(body.error?.fields ?? {}).every((name) => name.startsWith('body'))).toBe(true);
      expect(await stored()).toEqual([]);
    });

    test('[sec 31] the longest that is allowed is kept whole', async () => {
      const feedback = {
        rating: 3,
        text: 'ż'.repeat(2000),
        page: `/${'x'.repeat(299)}`,
        topic: 't'.repeat(60),
      };
      expect((await send(feedback)).status).toBe(200);
      expect(await stored()).toMatchObject([feedback]);
    });

    test('[sec 9] one address is heard so often and no more, until its time has passed; others go on', async () => {
      const remoteAddress = '10.92.0.1';
      const { attempts, windowMs } = feedbackLimit;
      const all = await Promise.all(
        Array.from({ length: attempts }, () => send({ rating: 5 }, { remoteAddress })),
      );
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      time += 1000;
      const refused = await send({ rating: 5 }, { remoteAddress, query: '?language=en' });
      expect([refused.status, refused.body.error?.code, refused.headers['retry-after']]).toEqual([
        429,
        'too_many_attempts',
        String(windowMs / 1000 - 1),
      ]);
      expect(refused.body.error?.message).toMatch(/[a-z]/i);
      expect((await send({ rating: 5 })).status).toBe(200);
      time = start + windowMs;
      expect((await send({ rating: 5 }, { remoteAddress })).status).toBe(200);
      expect(await stored()).toHaveLength(attempts + 2);
    });

    test('[sec 9] what is refused for its form does not count', async () => {
      const remoteAddress = '10.92.0.2';
      const wrong = await Promise.all(
        Array.from({ length: 8 }, () => send({ rating: 9 }, { remoteAddress })),
      );
      expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
      expect((await send({ rating: 5 }, { remoteAddress })).status).toBe(200);
    });
  });
});
