import type { Page } from '@playwright/test';

/** What stands in the page, to ask whether all is done. */
const waitingTasks = 'tasksWaitingForTheirFrame';

/**
 * Lets each task of the pages to come begin with a frame of its own: what stands between two tasks is painted, and seen.
 * On a fast machine several fall into one frame, on a slow phone some do not; a processor that is slowed down shows some
 * of that, now and then, and takes all the processor's time for it.
 */
export async function everyTaskInItsOwnFrame(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const { port1, port2 } = new MessageChannel();
    const post = MessagePort.prototype.postMessage;
    const begin = window.setTimeout.bind(window);
    const cancel = window.clearTimeout.bind(window);
    const painted: (() => void)[] = [];
    let waiting = 0;
    Reflect.set(window, name, () => waiting);
    port1.onmessage = () => {
      waiting -= 1;
      painted.shift()?.();
    };
    /** After the next frame: its callbacks come before it is painted, messages after. */
    const afterFrame = (task: () => void) => {
      waiting += 1;
      requestAnimationFrame(() => {
        painted.push(task);
        post.call(port2, null);
      });
    };
    // React's scheduler works in messages to itself.
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      afterFrame(() => Reflect.apply(post, this, args));
    };
    const timers = new Set<number>();
    const later = (task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const timer = begin(() => {
        afterFrame(() => {
          if (timers.delete(timer)) task(...args);
        });
      }, ms);
      timers.add(timer);
      return timer;
    };
    Object.assign(window, {
      setTimeout: later,
      clearTimeout: (timer?: number) => {
        if (timer !== undefined) timers.delete(timer);
        cancel(timer);
      },
    });
  }, waitingTasks);
}

/** Frames of a page that shares two processors with seventeen others. */
const patience = 60_000;

/**
 * Waits until no task waits for its frame, and the browser has nothing else to do.
 * @throws when that never is, with what it waits for
 */
export async function untilTasksAreDone(page: Page): Promise<void> {
  const waitsFor = await page.evaluate(
    async ({ name, patience }) => {
      const waiting = Reflect.get(window, name) as () => number;
      let state = 'the browser to be idle';
      const done = async () => {
        do {
          state = 'the browser to be idle';
          // As in idle-page.ts: a page that draws nothing has no idle moments in a browser without a window.
          await scheduler.postTask(() => {}, { priority: 'background' });
          state = 'a frame';
          await new Promise((resolve) => requestAnimationFrame(resolve));
        } while (waiting() > 0);
        return null;
      };
      const signal = AbortSignal.timeout(patience);
      const late = new Promise<string>((resolve) => {
        signal.onabort = () => resolve(`${state}; ${waiting()} tasks wait for their frame`);
      });
      return Promise.race([done(), late]);
    },
    { name: waitingTasks, patience },
  );
  if (waitsFor !== null) throw new Error(`${page.url()} still waits for ${waitsFor}`);
}
