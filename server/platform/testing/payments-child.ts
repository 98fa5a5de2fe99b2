import { once } from 'node:events';
import { openDatabase } from '../base/database/open-database.ts';
import { openPaymentBench } from './payments-bench.ts';
import { runFlow } from './payments-flow.ts';

/** What the process is to work on; it comes as one line of JSON when it is time. */
export interface ChildOrders {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  readonly customerId: string;
  readonly accountId: string;
  /** Where to begin; it goes on until it is killed. */
  readonly from: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Moves money without end and says each business once it was answered. Killed in the middle of it. */
async function work(): Promise<void> {
  const [line] = await once(process.stdin, 'data');
  const { databaseUrl, dataDir, from, now, ...who } = JSON.parse(String(line)) as ChildOrders;
  const { orm } = await openDatabase({
    ...(databaseUrl !== undefined && { databaseUrl }),
    dataDir,
    log: silent,
  });
  const bench = await openPaymentBench({ orm, now: () => now });
  const next = async (index: number): Promise<void> => {
    const order = await runFlow(bench, who, index);
    process.stdout.write(`${index} ${order}\n`);
    return next(index + 1);
  };
  process.stdout.write('at work\n');
  await next(from);
}

await work();
