import { fromPglite, PgBoss } from 'pg-boss';
import { inSpan } from '#server/tracing/spans.ts';
import type { Log, QueueStore } from '../database/database.ts';
import { withoutValues } from '../database/without-values.ts';
import type { DueWork, Jobs, ObserveJob } from './jobs.ts';

/**
 * How often a node asks for wake-up calls whose own node is gone. One that is there looks at their time: asking for each kind of
 * work twice a second kept an idle database busy for nothing, and an idle node a hundredth of a core.
 */
const pollSeconds = 15;
/** When a node looks for a call, in milliseconds after its time: the clock of the database may be behind. */
const lookAfterMs = [20, 1000, 5000] as const;
/** The longest a timer is set for; what is due later is found by asking. */
const longestTimerMs = 24 * 60 * 60_000;
const stopMs = 5000;

/**
 * Jobs in a queue of the database: pg-boss, in a schema of its own, on PGlite and PostgreSQL alike (ADR 0015). Wake-up calls
 * outlive the process and reach whichever node is free. It gets ready by itself: nobody waits for the queue to start.
 */
export function createQueueJobs(store: QueueStore, log: Log, observe?: ObserveJob): Jobs {
  const boss =
    store.kind === 'pglite'
      ? new PgBoss({ db: fromPglite(store.client), backend: 'pglite', schedule: false })
      : new PgBoss({ connectionString: store.connectionString, max: 2, schedule: false });
  const failed = (what: string) => (error: unknown) => log.error({ err: withoutValues(error) }, what);
  boss.on('error', (error) => failed('the queue of jobs failed')(asError(error)));
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  /** Workers of queues by name, open once their promise is through: nothing can be sent to one before. */
  const queues = new Map<string, Promise<string | null>>();
  let closing = false;

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    // Whoever started it hears of a failure; here it only counts that it is over.
    void work.catch(() => undefined).finally(() => running.delete(work));
    return work;
  };
  const ready = track(boss.start());
  ready.catch(failed('the queue of jobs could not be started; work runs by its own period only'));

  const runNow = async (work: DueWork): Promise<void> => {
    if (closing) return;
    const begun = performance.now();
    const tell = (result: 'done' | 'failed') =>
      observe?.(work.name, result, (performance.now() - begun) / 1000);
    try {
      await track(inSpan(`job ${work.name}`, async () => work.run()));
      tell('done');
    } catch (error) {
      tell('failed');
      failed(`the job ${work.name} failed`)(error);
    }
  };

  /** Has a worker look for calls once their time has come, instead of asking again and again. */
  const lookAt = (worker: string, at: Date): void => {
    const inMs = Math.max(0, at.getTime() - Date.now());
    if (closing || inMs > longestTimerMs) return;
    for (const after of lookAfterMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        boss.notifyWorker(worker);
      }, inMs + after).unref();
      timers.add(timer);
    }
  };

  return {
    add: (work) => {
      const timer = setInterval(() => void runNow(work), work.everySeconds * 1000);
      timer.unref();
      timers.add(timer);
      const listen = async () => {
        await ready;
        if (closing) return null;
        await boss.createQueue(work.name, { retryLimit: 0, deleteAfterSeconds: 3600 });
        return boss.work(work.name, { pollingIntervalSeconds: pollSeconds, batchSize: 50 }, () =>
          runNow(work),
        );
      };
      const listening = track(listen());
      queues.set(work.name, listening);
      listening.catch(failed(`the queue ${work.name} could not be opened`));
    },
    wake: (name, at) => {
      const send = async () => {
        const worker = await queues.get(name);
        if (closing) return;
        await boss.sendAfter(name, null, null, at);
        if (worker) lookAt(worker, at);
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

/** pg-boss tells of most errors by copies of their properties, whose name and code a log would take for a person's. */
function asError(error: Error): Error {
  if (error instanceof Error) return error;
  const { message, stack, ...rest }: Error = error;
  return Object.assign(new Error(message), rest, { stack });
}
