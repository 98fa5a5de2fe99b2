import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Wait,
  type WaitingApplication,
  type WaitingCase,
  waits,
} from '#schemas/lending/waiting-application.ts';
import { statusScreens } from '#schemas/statuses.ts';
import { createGuard } from '../../access/guard-of.ts';
import { auditEvent } from '../../base/audit/tables.ts';
import type { Database } from '../../base/database/database.ts';
import { prepareMeta } from '../../content/publication.ts';
import { customer } from '../../customers/tables.ts';
import type { StaffBearer } from '../../staff/staff-service.ts';
import { openBareApp } from '../../testing/bare-app.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { createContractBooks } from '../contracts/create-contract-books.ts';
import { createLifecycle } from '../create-lifecycle.ts';
import { sampleValues } from '../dev/sample-values.ts';
import { registerSupportRoutes } from '../support-routes.ts';
import { applicationEvent, loanApplication } from '../tables.ts';
import { readWaiting, selectWaiting, waitOf } from '../waiting-applications.ts';
import { registerWaitingRoutes } from '../waiting-routes.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const at = Date.UTC(2026, 10, 21, 10);
const now = () => at;
const base = '/v2/system/manage/applications';
/** Staff whose token is the name of their role. */
const staff = {
  bearerOf: async (token: string): Promise<StaffBearer | null> => {
    const role = (['agent', 'author', 'publisher', 'admin'] as const).find((one) => one === token);
    if (role === undefined) return null;
    const member = { name: role, id: role, email: `${role}@example.com`, role };
    return { member, sessionId: role, step: null };
  },
};
type Row = Partial<typeof loanApplication.$inferInsert>;
/** A row that waits for each. */
const waiting: Readonly<Record<Wait, Row>> = {
  decision: { status: 'scoring', scoring: { automated: false } },
  call: { status: 'call-verification', call: { slot: '12:00–15:00', slots: [], attempts: 1 } },
  resale: { status: 'resale-wait' },
  unblock: { status: 'blocked', blocked: { reason: 'identity-mismatch', until: null } },
};

/** What waits for staff, and what they do about it. */
onBackends((backend) => {
  describe('applications that wait for staff', () => {
    let database: Database;
    let bare: Awaited<ReturnType<typeof openBareApp>>;
    let count = 0;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      await prepareMeta(orm);
      const books = createContractBooks(orm, now);
      const lifecycle = createLifecycle({ orm, books, wake: () => undefined, sandbox: true, now, log });
      bare = await openBareApp(createGuard({ staff, lifecycle }), (app) => {
        registerWaitingRoutes(app, { orm, now });
        registerSupportRoutes(app, { orm, lifecycle, now });
      });
    });
    afterAll(async () => {
      await bare.close();
      await database.close();
    });
    beforeEach(async () => {
      await database.orm.delete(applicationEvent);
      await database.orm.delete(loanApplication);
    });

    /** Applications of customers of their own, in the order they are told. */
    const add = async (rows: readonly Row[]): Promise<string[]> => {
      const { orm } = database;
      if (rows.length === 0) return [];
      const people = rows.map(() => {
        const n = ++count;
        return {
          email: `waits-${n}@support.example`,
          phone: `+48600200${String(100 + (n % 900))}`,
          firstname: 'Łucja',
          lastname: 'Ógórek',
          group: 'personal',
        };
      });
      const ids = await orm.insert(customer).values(people).returning({ id: customer.id });
      const values = rows.map((row, i) => ({
        number: `W/2026/${String(count - rows.length + i + 1).padStart(6, '0')}`,
        customerId: ids[i]?.id ?? expect.unreachable(),
        status: 'nothing',
        since: new Date(at - 3_600_000),
        createdAt: new Date(at - 7_200_000),
        wantedMinor: 1_000_000,
        wantedMonths: 24,
        values: sampleValues,
        ...row,
      }));
      await orm.insert(loanApplication).values(values);
      return values.map(({ number }) => number);
    };
    const bearing = (role: string) => ({ authorization: `Bearer ${role}` });
    const list = async (query = '', role = 'agent') => {
      const { status, headers, body } = await bare.read(`${base}${query}`, bearing(role));
      const rows = (body.data ?? []) as WaitingApplication[];
      return {
        status,
        rows,
        numbers: rows.map((row) => row.number),
        total: Number(headers['x-items-total']),
      };
    };
    const look = (number: string, role = 'agent') =>
      bare.read(`${base}/case?number=${encodeURIComponent(number)}`, bearing(role));
    const say = async (path: string, body: object) => {
      const answer = await bare.send(`${base}/${path}`, body, bearing('agent'));
      return answer.status === 200
        ? (answer.body.data as { status: string }).status
        : answer.body.error?.code;
    };

    test('[truth] the list is exactly what `waitOf` says of the open ones, the longest waiting first', async () => {
      const some = fc.record({
        status: fc.constantFrom(...Object.keys(statusScreens), 'scoring', 'processing'),
        dueAt: fc.constantFrom(null, new Date(at + 60_000)),
        endedAt: fc.constantFrom(null, null, null, new Date(at)),
        since: fc.integer({ min: 0, max: 3 }).map((hours) => new Date(at - hours * 3_600_000)),
        scoring: fc.constantFrom({}, { automated: true }, { automated: false }, { automated: null }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(some, { maxLength: 12 }), async (rows) => {
          await database.orm.delete(loanApplication);
          const numbers = await add(rows);
          const expected = rows
            .map((row, i) => ({ ...row, number: numbers[i] ?? '', wait: waitOf(row) }))
            .filter(({ wait, endedAt }) => wait !== null && endedAt === null)
            .toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.number < b.number ? -1 : 1));
          const of = async (waitsFor?: Wait) => {
            const { applications, total } = await readWaiting(
              database.orm,
              { waitsFor, limit: 50, offset: 0 },
              '2026-11-21',
            );
            expect(total).toBe(applications.length);
            return applications.map(({ number, waits_for }) => `${number} ${waits_for}`);
          };
          const shown = (wanted?: Wait) =>
            expected
              .filter(({ wait }) => wanted === undefined || wait === wanted)
              .map(({ number, wait }) => `${number} ${wait}`);
          expect(await of()).toEqual(shown());
          for (const wait of waits) expect(await of(wait)).toEqual(shown(wait));
        }),
        { numRuns: 12 },
      );
    });

    test('[truth] the list comes in pages with the number of all, is found by its number, and says nobody’s name', async () => {
      const hours = [4, 9, 1, 7].map((n) => new Date(at - n * 3_600_000));
      const numbers = await add(hours.map((since) => ({ ...waiting.call, since })));
      const inOrder = [1, 3, 0, 2].map((i) => numbers[i]);
      expect((await list()).numbers).toEqual(inOrder);
      const second = await list('?waits_for=call&limit=2&offset=2');
      expect([second.numbers, second.total]).toEqual([inOrder.slice(2), 4]);
      const [wanted = ''] = numbers;
      expect((await list(`?q=${encodeURIComponent(wanted.toLowerCase())}`)).numbers).toEqual([wanted]);
      expect((await list('?q=%25')).total).toBe(0);
      expect((await list('?waits_for=money')).status).toBe(400);
      const { rows } = await list('?limit=1');
      expect(rows).toMatchObject([
        {
          waits_for: 'call',
          person: { initials: 'Ł. Ó.', phone: expect.stringMatching(/^••• ••• \d{3}$/) },
          wanted: { amount_minor: 1_000_000, months: 24 },
          currency: 'PLN',
          call: { slot: '12:00–15:00', attempts: 1, most_attempts: 3 },
          proposal: null,
          blocked: null,
          partner: null,
        },
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Łucja|Ógórek|@|\+48|pesel/);
    });

    test('[sec 16] who edits content sees neither the list nor a case', async () => {
      const [number = ''] = await add([waiting.unblock]);
      for (const role of ['author', 'publisher'])
        expect([(await list('', role)).status, (await look(number, role)).status]).toEqual([403, 403]);
      expect([(await list('', 'customer')).status, (await look(number, '')).status]).toEqual([401, 401]);
      expect([(await list('', 'admin')).status, (await look(number, 'admin')).status]).toEqual([200, 200]);
    });

    test('[sec 38] a case tells what its work needs and no more, and every look is written down', async () => {
      await database.orm.delete(auditEvent);
      const [decision = '', call = '', resale = '', block = ''] = await add(Object.values(waiting));
      const caseOf = async (number: string) => (await look(number)).body.data as WaitingCase;
      expect(await caseOf(decision)).toMatchObject({
        contact: null,
        proposal: { verdict: 'approve', reasons: [] },
        offers: [{ amount_minor: 1_000_000, months: 24 }],
        budget: {
          income_minor: 620_000,
          living_minor: 210_000,
          instalments_minor: 40_000,
          burden_percent: 50,
          room_minor: 165_000,
        },
      });
      for (const number of [call, block])
        expect(await caseOf(number)).toMatchObject({
          contact: { name: 'Łucja Ógórek', phone: expect.stringMatching(/^\+48600200/) },
          budget: null,
          offers: [],
        });
      expect(await caseOf(resale)).toMatchObject({ contact: null, budget: null });
      expect((await look('W/2026/999999')).status).toBe(404);
      const looks = await database.orm.select().from(auditEvent);
      expect(looks.map(({ kind, staff: who, details }) => [kind, who, details['word']]).toSorted()).toEqual(
        ['call', 'decision', 'resale', 'unblock'].map((word) => [
          'application-read',
          'agent@example.com',
          word,
        ]),
      );
      expect(JSON.stringify(looks)).not.toMatch(/Łucja|600200/);
    });

    test('[truth] what is decided leaves the list, and a colleague who is late changes nothing', async () => {
      const [decision = '', call = '', resale = '', block = ''] = await add(Object.values(waiting));
      expect(await say('decision', { number: decision, outcome: 'as-proposed', proposal: 'reject' })).toBe(
        'version_conflict',
      );
      expect(await say('decision', { number: decision, outcome: 'as-proposed', proposal: 'approve' })).toBe(
        'data-checking',
      );
      expect(await say('decision', { number: decision, outcome: 'reject', proposal: 'approve' })).toBe(
        'wrong_status',
      );
      expect((await look(decision)).status).toBe(404);
      // A second adviser who saw the same call notes it again: it counts once.
      expect(await say('call', { number: call, outcome: 'missed', attempts: 1 })).toBe('call-verification');
      expect(await say('call', { number: call, outcome: 'missed', attempts: 1 })).toBe('version_conflict');
      expect((await list('?waits_for=call')).rows).toMatchObject([{ call: { attempts: 2 } }]);
      expect(await say('call', { number: call, outcome: 'done', attempts: 2 })).toBe('payment-request');
      expect(await say('resale', { number: resale, outcome: 'accepted' })).toBe('inresale');
      expect((await list()).numbers).toEqual([block]);
      expect(await say('unblock', { number: block, reason: 'our-mistake' })).toBe('nothing');
      expect([(await list()).total, await say('unblock', { number: block, reason: 'other' })]).toEqual([
        0,
        'not_found',
      ]);
    });

    test('[truth] rules that change while a person reads are not agreed to unseen', async () => {
      const [number = ''] = await add([waiting.decision]);
      const { proposal } = (await look(number)).body.data as WaitingCase;
      expect(proposal?.verdict).toBe('approve');
      await database.orm
        .update(loanApplication)
        .set({ scoring: { automated: false, forced: 'reject' } })
        .where(eq(loanApplication.number, number));
      expect(await say('decision', { number, outcome: 'as-proposed', proposal: 'approve' })).toBe(
        'version_conflict',
      );
      expect((await list()).rows).toMatchObject([{ number, proposal: { verdict: 'reject' } }]);
    });

    test('[truth] the list is read by an index of its own, however many contracts run', async () => {
      await add(Array.from({ length: 800 }, () => ({ status: 'contract' })));
      const numbers = await add(Object.values(waiting));
      const { orm } = database;
      await orm.execute(sql`analyze loan_applications`);
      const plan = await orm.execute(sql`explain ${selectWaiting(orm, undefined).getSQL()}`);
      expect(JSON.stringify(plan)).toContain('loan_applications_waiting');
      expect((await list()).numbers).toEqual(numbers);
    });
  });
});
