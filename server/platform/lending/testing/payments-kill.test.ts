import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../base/database/open-database.ts';
import { buildChildProgram, type ChildProgram } from '../../testing/child-program.ts';
import { addDebtor, openPaymentBench } from '../../testing/payments-bench.ts';
import type { ChildOrders } from '../../testing/payments-child.ts';
import { flowMinor, runFlow } from '../../testing/payments-flow.ts';
import { openPgliteCopy, preparePglite } from '../../testing/pglite-copies.ts';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import { createContractBooks } from '../contracts/create-contract-books.ts';
import { ledgerTransaction } from '../contracts/tables.ts';
import { payout, repaymentOrder } from '../payments/tables.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = Date.UTC(2026, 2, 2, 10);

let program: ChildProgram;
beforeAll(async () => {
  program = await buildChildProgram('server/platform/testing/payments-child.ts');
  await Promise.all([preparePglite(), postgresCopies.newest.prepare()]);
}, 240_000);
afterAll(() => program.remove());

/**
 * Lets a process work and kills it some milliseconds after it began, wherever it is.
 * @returns the orders it was answered, by number of the business
 */
async function workUntilKilled(
  child: ChildProcess,
  orders: ChildOrders,
  afterMs: number,
): Promise<Map<number, string>> {
  if (!child.stdout || !child.stdin) throw new Error('the process has no input or output');
  const exited = once(child, 'exit');
  child.stdin.write(`${JSON.stringify(orders)}\n`);
  const answered = new Map<number, string>();
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'at work') setTimeout(() => child.kill('SIGKILL'), afterMs);
    else answered.set(Number(line.split(' ')[0]), line.split(' ')[1] ?? '');
  }
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return answered;
}

interface Place {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** Kills `nodes` processes at work on the same business, `rounds` times, then does all of it again and counts. */
async function killAndCount(place: Place, rounds: number, nodes: number): Promise<void> {
  const open = () => openDatabase({ ...place, log: silent });
  const first = await open();
  const debtor = await addDebtor(first.orm, 'killed', () => now);
  await first.close();
  const who = { customerId: debtor.customer.id, accountId: debtor.accountId };
  const answered = new Map<number, string>();
  const spawnAll = () => Array.from({ length: nodes }, program.start);
  let waiting = spawnAll();
  for (let round = 0; round < rounds; round += 1) {
    const working = waiting;
    // The next ones load their program meanwhile.
    waiting = round + 1 < rounds ? spawnAll() : [];
    // The last business that was answered is done once more.
    const from = Math.max(0, answered.size - 1);
    const lives = working.map((child, node) =>
      workUntilKilled(child, { ...place, ...who, from, now }, 20 + ((round * 37 + node * 61) % 140)),
    );
    for (const life of await Promise.all(lives)) {
      for (const [index, order] of life) {
        // Two processes that did the same business were told of the same order.
        expect(answered.get(index) ?? order).toBe(order);
        answered.set(index, order);
      }
    }
  }

  const last = await open();
  try {
    const { orm } = last;
    const bench = await openPaymentBench({ orm, now: () => now });
    const flows = answered.size + 1;
    for (let index = 0; index < flows; index += 1) {
      const order = await runFlow(bench, who, index);
      expect(answered.get(index) ?? order).toBe(order);
    }
    const orders = await orm.select().from(repaymentOrder);
    expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'succeeded'));
    const repaid = await orm
      .select({ reference: ledgerTransaction.reference })
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.kind, 'repayment'));
    const wanted = orders.map(({ id }) => `repayment:${id}`);
    expect(repaid.map(({ reference }) => reference).toSorted()).toEqual(wanted.toSorted());
    expect(orders).toHaveLength(flows);
    expect(await orm.select().from(payout)).toHaveLength(flows);
    const balance = await createContractBooks(orm, () => now).cardBalance(debtor.contract.id);
    expect(balance).toBe(debtor.contract.figures.amount_minor - flows * flowMinor);
  } finally {
    await last.close();
  }
}

describe('[sec 34] killed in the middle of payments, over fifty times, and all of it sent again: one effect each', () => {
  test('PGlite: sixteen lives of one process', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mozaika-pay-'));
    await (await openPgliteCopy('tables', dataDir)).close();
    await killAndCount({ dataDir }, 16, 1);
    await rm(dataDir, { recursive: true });
  }, 240_000);

  test('PostgreSQL: eighteen times two processes at work on the same', async () => {
    const databaseUrl = await postgresCopies.newest.create('tables');
    await killAndCount({ databaseUrl, dataDir: 'memory://' }, 18, 2);
  }, 240_000);
});
