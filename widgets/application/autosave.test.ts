import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type DraftState } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers when it is told to. */
function draft() {
  const sent: { values: Readonly<Record<string, unknown>>; leaving: boolean }[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const states: DraftState['kind'][] = [];
  const autosave = createAutosave({
    save: (values, leaving) => {
      sent.push({ values, leaving });
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
    notify: ({ kind }) => states.push(kind),
    now: () => new Date('2026-11-21T11:03:00Z'),
  });
  return { autosave, sent, answers, told: states };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[issue 5] what is typed is saved after a rest, once and not by letters', async () => {
  const { autosave, sent, answers, told: states } = draft();
  autosave.note({ city: 'G' });
  await pass(800);
  autosave.note({ city: 'Gd' });
  await pass(1199);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual([{ values: { city: 'Gd' }, leaving: false }]);
  answers[0]?.resolve();
  await pass(0);
  expect(states).toEqual(['saving', 'saved']);
});

test('[issue 5] at most one call is on its way, and the newest values are sent last', async () => {
  const { autosave, sent, answers } = draft();
  autosave.note({ n: 1 });
  await pass(1200);
  autosave.note({ n: 2 });
  await pass(60_000);
  expect(sent).toHaveLength(1);
  autosave.note({ n: 3 });
  answers[0]?.resolve();
  await pass(1200);
  expect(sent.map(({ values }) => values)).toEqual([{ n: 1 }, { n: 3 }]);
});

test('[issue 5] leaving the page saves at once', async () => {
  const { autosave, sent } = draft();
  autosave.flush();
  expect(sent).toEqual([]);
  autosave.note({ n: 1 });
  autosave.flush();
  expect(sent).toEqual([{ values: { n: 1 }, leaving: true }]);
});

test('[issue 5] a failed save is said and tried again, with newer values where there are some', async () => {
  const { autosave, sent, answers, told: states } = draft();
  autosave.note({ n: 1 });
  await pass(1200);
  answers[0]?.reject(new Error('offline'));
  await pass(14_999);
  expect([sent.length, states.at(-1)]).toEqual([1, 'failed']);
  await pass(1);
  expect(sent[1]?.values).toEqual({ n: 1 });
  answers[1]?.reject(new Error('offline'));
  await pass(0);
  autosave.note({ n: 2 });
  await pass(1200);
  expect(sent[2]?.values).toEqual({ n: 2 });
});

test('[issue 5] before a step itself is sent no draft is on its way or waits', async () => {
  const { autosave, sent, answers } = draft();
  autosave.note({ n: 1 });
  await pass(1200);
  autosave.note({ n: 2 });
  let settled = false;
  const done = autosave.settle().then(() => {
    settled = true;
  });
  await pass(5000);
  expect(settled).toBe(false);
  answers[0]?.resolve();
  await done;
  await pass(60_000);
  expect(sent).toHaveLength(1);
});
