import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvent } from '../base/audit/tables.ts';
import { prepareMeta } from '../content/publication.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { createLifecycle } from '../lending/create-lifecycle.ts';
import { sampleValues } from '../lending/dev/sample-values.ts';
import { applicationEvent, loanApplication } from '../lending/tables.ts';
import type { Backend } from './backend.ts';
import { onBackends } from './on-backends.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A lender on an empty database, and a customer who has filled everything in. */
async function openLender(backend: Backend) {
  const database = await backend.openDatabase();
  const { orm } = database;
  await prepareMeta(orm);
  const clock = { time: Date.UTC(2026, 10, 21, 10) };
  const now = () => clock.time;
  const woken: Date[] = [];
  const lifecycle = createLifecycle({
    orm,
    books: createContractBooks(orm, now),
    wake: (at) => woken.push(at),
    sandbox: true,
    now,
    log,
  });
  const customer = await createCustomerStore(orm).add({
    email: 'ola@example.org',
    phone: '+48600100999',
    phoneVerifiedAt: new Date(now()),
    firstname: 'Ola',
    lastname: 'Nowak',
    group: 'personal',
  });
  if (customer === null) throw new Error('the customer was not added');
  await lifecycle.create(customer, { channel: 'google' });
  await orm.update(loanApplication).set({ values: sampleValues });
  const applyEvent = (event: Parameters<typeof lifecycle.applyEvent>[2]) =>
    orm.transaction((tx) => lifecycle.applyEvent(tx, customer.id, event));
  return { database, orm, clock, woken, lifecycle, customer, applyEvent };
}

/** What only the database tells of the life of applications. */
onBackends((backend) => {
  describe('lifecycle', () => {
    test('[sec 38] every move of an application and every decision is written down, without anything of the person', async () => {
      const {
        database,
        orm,
        clock,
        woken,
        lifecycle: life,
        customer,
        applyEvent,
      } = await openLender(backend);
      await applyEvent({ kind: 'submitted' });
      expect(woken).toEqual([new Date(clock.time + 2000)]);
      for (let i = 0; i < 3; i += 1) {
        clock.time += 5000;
        // Several nodes may wake at once: a step is finished by one of them.
        const finished = await Promise.all([life.advanceDue(), life.advanceDue(), life.advanceDue()]);
        expect(finished.toSorted()).toEqual([0, 0, 1]);
      }
      expect(await life.statusOf(customer)).toBe('data-checking');
      const moves = await orm.select().from(applicationEvent).orderBy(applicationEvent.at);
      expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual([
        'nothing filling-form',
        'filling-form screening',
        'screening bureaus-checking',
        'bureaus-checking scoring',
        'scoring data-checking',
      ]);
      const rows = await orm.select().from(auditEvent).where(eq(auditEvent.customerId, customer.id));
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
        'application-decided',
        'application-moved',
        'application-moved',
        'application-moved',
        'application-started',
      ]);
      const stored = JSON.stringify(rows);
      expect([sampleValues.personal.pesel, 'Nowak', 'ola@'].filter((one) => stored.includes(one))).toEqual(
        [],
      );
      const [row] = await orm.select().from(loanApplication);
      expect(row?.marketing).toEqual({ channel: 'google' });
      await database.close();
    });

    test('[sec 14] an event that does not fit changes nothing', async () => {
      const { database, orm, lifecycle: life, customer, applyEvent } = await openLender(backend);
      await expect(applyEvent({ kind: 'contract-signed' })).rejects.toThrow(WrongStatus);
      await expect(applyEvent({ kind: 'identified', method: 'transfer' })).rejects.toThrow(WrongStatus);
      expect(await life.statusOf(customer)).toBe('filling-form');
      expect(await orm.select().from(applicationEvent)).toHaveLength(1);
      await applyEvent({ kind: 'cancelled' });
      await expect(applyEvent({ kind: 'submitted' })).rejects.toThrow(WrongStatus);
      await database.close();
    });

    test('[issue 5] too many wrong codes block for a day, and no longer', async () => {
      const { database, orm, clock, lifecycle: life, customer, applyEvent } = await openLender(backend);
      await createCustomerStore(orm).update(customer.id, { phoneVerifiedAt: null });
      expect(await applyEvent({ kind: 'submitted' })).toBe('confirm-code');
      expect(await applyEvent({ kind: 'codes-spent' })).toBe('blocked');
      clock.time += 24 * 60 * 60 * 1000 - 1;
      expect(await life.advanceDue()).toBe(0);
      clock.time += 1;
      expect(await life.advanceDue()).toBe(1);
      expect(await life.statusOf(customer)).toBe('confirm-code');
      await database.close();
    });

    test('[issue 5] somebody else’s account three times is a block that a person has to lift', async () => {
      const { database, orm, applyEvent } = await openLender(backend);
      await orm.update(loanApplication).set({ status: 'payment-request' });
      const failure = (name: string) => applyEvent({ kind: 'identification-failed', failure: name });
      const ends = [];
      for (const name of ['timed-out', 'name-mismatch', 'cancelled', 'name-mismatch', 'name-mismatch']) {
        ends.push(await failure(name));
      }
      expect(ends).toEqual([...Array<string>(4).fill('payment-request'), 'blocked']);
      const [row] = await orm.select().from(loanApplication);
      expect([row?.blocked?.reason, row?.dueAt]).toEqual(['identity-mismatch', null]);
      expect(await applyEvent({ kind: 'unblocked' })).toBe('nothing');
      await database.close();
    });
  });
});
