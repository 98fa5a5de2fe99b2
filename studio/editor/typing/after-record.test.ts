import { expect, test } from 'vitest';
import { createStepsAfterRecord } from './after-record.ts';

test('[issue 6] undo right after a change waits until the change is a step, and keeps its order', () => {
  const timers: (() => void)[] = [];
  const gone: string[] = [];
  const { changed, step, isRecording } = createStepsAfterRecord((_ms, then) => {
    timers.push(then);
    return () => void timers.splice(timers.indexOf(then), 1);
  });
  step(() => gone.push('at once'));
  expect(gone).toEqual(['at once']);
  changed();
  changed();
  expect(isRecording()).toBe(true);
  step(() => gone.push('undo'));
  step(() => gone.push('redo'));
  expect(gone).toEqual(['at once']);
  expect(timers).toHaveLength(1);
  timers[0]?.();
  expect(isRecording()).toBe(false);
  expect(gone).toEqual(['at once', 'undo', 'redo']);
});
