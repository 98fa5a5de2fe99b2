import { createInterface } from 'node:readline';
import { DatabaseRefusal } from '../base/database/database-refusal.ts';
import { openDatabase } from '../base/database/open-database.ts';
import { silent } from './images.ts';

/**
 * Says that it is there, opens the database of the data folder that it is told, and says `open` or the words of the
 * refusal; closes the database at the end of its input.
 */
async function work(): Promise<void> {
  const orders = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdout.write('ready\n');
  const { value: dataDir = '' } = await orders.next();
  try {
    const database = await openDatabase({ dataDir, log: silent });
    process.stdout.write('open\n');
    await orders.next();
    await database.close();
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error;
    process.stdout.write(`${error.message}\n`);
  }
}

await work();
