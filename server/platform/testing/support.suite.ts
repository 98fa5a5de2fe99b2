import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuard } from '../access/guard-of.ts';
import { auditEvent } from '../base/audit/tables.ts';
import type { Database } from '../base/database/database.ts';
import { prepareMeta } from '../content/publication.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import type { CardIssuer } from '../lending/cards/card-issuer.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { createLifecycle } from '../lending/create-lifecycle.ts';
import { createSandboxDecisions } from '../lending/dev/sandbox-decisions.ts';
import { registerSupportRoutes } from '../lending/support-routes.ts';
import { loanApplication } from '../lending/tables.ts';
import type { StaffBearer } from '../staff/staff-service.ts';
import { openBareApp } from './bare-app.ts';
import { onBackends } from './on-backends.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const at = Date.UTC(2026, 10, 21, 10);
const now = () => at;
const base = '/v2/system/manage/applications';
const cards: CardIssuer = {
  issueCard: () => Promise.reject(new Error('no card is issued here')),
};
const roles = ['agent', 'author', 'publisher', 'admin'] as const;
/** Staff whose token is the name of their role. */
const staff = {
  bearerOf: async (token: string): Promise<StaffBearer | null> => {
    const role = roles.find((one) => one === token);
    if (role === undefined) return null;
    const member = { name: role, id: `staff-${role}`, email: `${role}@example.com`, role };
    return { member, sessionId: role, step: null };
  },
};

/** What support does for customers, and how the sandbox moves them: seen from the database. */
onBackends((backend) => {
  describe('support', () => {
    let database: Database;
    let bare: Awaited<ReturnType<typeof openBareApp>>;
    let decide: ReturnType<typeof createSandboxDecisions>;
    let lifecycle: ReturnType<typeof createLifecycle>;
    const woken: Date[] = [];
    let people = 0;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      await prepareMeta(orm);
      const wake = (due: Date) => void woken.push(due);
      const books = createContractBooks(orm, now);
      lifecycle = createLifecycle({ orm, books, wake, sandbox: true, now, log });
      decide = createSandboxDecisions({ orm, lifecycle, wake, books, cards, now });
      bare = await openBareApp(createGuard({ staff, lifecycle }), (app) =>
        registerSupportRoutes(app, { orm, lifecycle, now }),
      );
    });
    afterAll(async () => {
      await bare.close();
      await database.close();
    });

    /** A customer put into a status. */
    const place = async (status: string) => {
      const customer = await createCustomerStore(database.orm).add({
        email: `blocked-${++people}@support.example`,
        phone: `+4860010${1000 + people}`,
        firstname: 'Ola',
        lastname: 'Nowak',
        group: 'personal',
      });
      if (!customer) throw new Error('the customer was not added');
      await decide(customer, { status }, { language: 'en', address: '10.95.0.1', agent: null });
      const application = await lifecycle.open(customer.id);
      if (!application) throw new Error('the application was not placed');
      return { customer, application };
    };
    const lift = (number: string, role?: string, reason = 'identity-checked') =>
      bare.send(
        `${base}/unblock`,
        { number, reason },
        role === undefined ? {} : { authorization: `Bearer ${role}` },
      );
    const audited = (customerId: string) =>
      database.orm
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.customerId, customerId), eq(auditEvent.kind, 'block-lifted')));

    test.each(['agent', 'admin'])(
      '[issue 5] %s lifts a block without end, and it is written down',
      async (role) => {
        const { customer, application } = await place('blocked');
        expect(application.dueAt).toBeNull();
        const { status, body } = await lift(application.number, role);
        expect([status, body]).toEqual([200, { data: { number: application.number, status: 'nothing' } }]);
        expect(await lifecycle.statusOf(customer)).toBe('nothing');
        expect(await audited(customer.id)).toMatchObject([
          {
            at: new Date(at),
            staff: `${role}@example.com`,
            details: { application: application.id, word: 'identity-checked' },
          },
        ]);
        // No rejection: another application may be begun at once.
        await lifecycle.create(customer);
        expect(await lifecycle.statusOf(customer)).toBe('filling-form');
      },
    );

    test.each([
      ['nobody', undefined, 401],
      ['somebody else’s token', 'customer', 401],
      ['an author', 'author', 403],
      ['a publisher', 'publisher', 403],
    ])('[sec 16] %s lifts no block', async (_name, role, expected) => {
      const { customer, application } = await place('blocked');
      expect((await lift(application.number, role)).status).toBe(expected);
      // Refused before the body is read.
      expect((await lift('?', role, 'none')).status).toBe(expected);
      expect(await lifecycle.statusOf(customer)).toBe('blocked');
      expect(await audited(customer.id)).toEqual([]);
    });

    test('[sec 14] what is not blocked, not open or not there stays as it is', async () => {
      const { customer, application } = await place('data-checking');
      const wrong = await lift(application.number, 'agent');
      expect([wrong.status, wrong.body.error?.code]).toEqual([409, 'wrong_status']);
      expect(await lifecycle.statusOf(customer)).toBe('data-checking');
      expect((await lift('W/2026/999999', 'agent')).status).toBe(404);
      const blocked = await place('blocked');
      const both = await Promise.all([1, 2].map(() => lift(blocked.application.number, 'agent')));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect((await lift(blocked.application.number, 'agent')).status).toBe(404);
      expect(await audited(blocked.customer.id)).toHaveLength(1);
      for (const number of ['', 'W/2026/1', '%', "W/2026/000001'--"])
        expect((await lift(number, 'agent')).status).toBe(400);
      expect((await lift(application.number, 'agent', 'because')).status).toBe(400);
    });

    test('[issue 5] in a production an adviser’s calls and a partner’s answers come from support', async () => {
      const say = async (path: string, number: string, outcome: string, role = 'agent') => {
        const headers = { authorization: `Bearer ${role}` };
        const { status, body } = await bare.send(`${base}/${path}`, { number, outcome }, headers);
        return status === 200 ? (body.data as { status: string }).status : status;
      };
      const called = (await place('call-verification')).application;
      expect(await say('call', called.number, 'done', 'publisher')).toBe(403);
      expect(await say('call', called.number, 'perhaps')).toBe(400);
      expect(await say('resale', called.number, 'accepted')).toBe(409);
      expect(await say('call', called.number, 'missed')).toBe('call-verification');
      expect(await say('call', called.number, 'done')).toBe('payment-request');
      const declined = (await place('resale-wait')).application;
      expect(await say('resale', declined.number, 'accepted', 'author')).toBe(403);
      expect(await say('resale', declined.number, 'declined', 'admin')).toBe('resale-offer');
      const accepted = (await place('resale-wait')).application;
      expect(await say('resale', accepted.number, 'accepted')).toBe('inresale');
      const rows = await database.orm.select().from(auditEvent);
      const noted = rows.filter(({ kind }) => kind === 'call-noted' || kind === 'resale-noted');
      expect(noted.map(({ details }) => details['word']).toSorted()).toEqual([
        'accepted',
        'declined',
        'done',
        'missed',
      ]);
    });

    test('[issue 5] a status the sandbox places goes on at its time: the queue is woken, not waited for', async () => {
      woken.length = 0;
      const { application } = await place('screening');
      expect(application.dueAt).not.toBeNull();
      expect(woken).toEqual([application.dueAt]);
      await place('data-checking');
      expect(woken).toHaveLength(1);
      await database.orm.delete(loanApplication);
    });
  });
});
