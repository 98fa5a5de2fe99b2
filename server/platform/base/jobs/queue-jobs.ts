import { fromPglite, PgBoss } from 'pg-boss';
import type { Log, QueueStore } from '../database/database.ts';
import { withoutValues } from '../database/without-values.ts';
import type { DueWork, Jobs } from './jobs.ts';

/** Least the queue takes, in seconds. */
const pollSeconds = 0.5;
const stopMs = 5000;

/**
 * Jobs in a queue of the database: pg-boss, in a schema of its own, on PGlite and PostgreSQL alike (ADR 0015). Wake-up calls
 * outlive the process and reach whichever node is free. It gets ready by itself: nobody waits for the queue to start.
 */
export function createQueueJobs(store: QueueStore, log: Log): Jobs {
  const boss =
    store.kind === 'pglite'
      ? new PgBoss({ db: fromPglite(store.client), backend: 'pglite', schedule: false })
      : new PgBoss({ connectionString: store.connectionString, max: 2, schedule: false });
  const failed = (what: string) => (error: unknown) => log.error({ err: withoutValues(error) }, what);
  boss.on('error', failed('the queue of jobs failed'));
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<unknown>>();
  /** Queues by name, open once their promise is through: nothing can be sent to one before. */
  const queues = new Map<string, Promise<void>>();
  let closing = false;

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    // Whoever started it hears of a failure; here it only counts that it is over.
    void work.catch(() => undefined).finally(() => running.delete(work));
    return work;
  };
  const ready = track(boss.start());
  ready.catch(failed('the queue of jobs could not be started; work runs by its own period only'));

  const runNow = (work: DueWork): Promise<unknown> =>
    closing ? Promise.resolve() : track(work.run()).catch(failed(`the job ${work.name} failed`));

  return {
    add: (work) => {
      const timer = setInterval(() => void runNow(work), work.everySeconds * 1000);
      timer.unref();
      timers.push(timer);
      const listen = async () => {
        await ready;
        if (closing) return;
        await boss.createQueue(work.name, { retryLimit: 0, deleteAfterSeconds: 3600 });
        await boss.work(work.name, { pollingIntervalSeconds: pollSeconds, batchSize: 50 }, () =>
          runNow(work),
        );
      };
      const listening = track(listen());
      queues.set(work.name, listening);
      listening.catch(failed(`the queue ${work.name} could not be opened`));
    },
    wake: (name, at) => {
      const send = async () => {
        await queues.get(name);
        if (!closing) await boss.sendAfter(name, null, null, at);
      };
      void track(send()).catch(failed(`the job ${name} could not be woken`));
    },
    close: async () => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled([...running]);
      await boss
        .stop({ graceful: true, timeout: stopMs })
        .catch(failed('the queue of jobs could not be stopped'));
    },
  };
}
