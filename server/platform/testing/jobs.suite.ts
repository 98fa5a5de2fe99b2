import { describe, expect, test } from 'vitest';
import { createQueueJobs } from '../base/jobs/queue-jobs.ts';
import { onBackends } from './on-backends.ts';

/** Jobs that run by themselves. */
onBackends((backend) => {
  describe('jobs', () => {
    test('[issue 5] the queue wakes the work at its time, and closes cleanly', async () => {
      const database = await backend.openDatabase();
      const errors: unknown[] = [];
      const log = {
        info: () => undefined,
        warn: () => undefined,
        error: (details: object, message: string) => errors.push([message, details]),
      };
      const queue = createQueueJobs(database.queue, log);
      const asked = Date.now();
      // The work's own period is an hour: what runs it within the test is the wake-up call.
      const woken = new Promise<number>((resolve) => {
        queue.add({ name: 'suite', everySeconds: 3600, run: async () => resolve(Date.now()) });
      });
      queue.wake('suite', new Date(asked + 1000));
      expect((await woken) - asked).toBeGreaterThanOrEqual(900);
      await queue.close();
      await database.close();
      expect(errors).toEqual([]);
    });
  });
});
