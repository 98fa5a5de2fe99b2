import { expect, test } from 'vitest';
import { countExit } from './count-tests.ts';
import { runLanes } from './lanes.ts';
import type { Step } from './steps.ts';

const step = (name: string): Step => ({ name, command: [], cure: '' });

test('lanes run side by side, their steps one after the other, and a failed step stops none', async () => {
  const log: string[] = [];
  const waiting = new Map<string, () => void>();
  const run = async (of: Step) => {
    log.push(`begins ${of.name}`);
    await new Promise<void>((resolve) => waiting.set(of.name, resolve));
    const code = of.name === 'b' ? 1 : 0;
    return { step: of, code, output: '', ms: 0, count: countExit(code) };
  };
  const end = async (name: string) => {
    waiting.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const done = runLanes([[step('a')], [step('b'), step('c')]], run, (result) =>
    log.push(`ended ${result.step.name}`),
  );
  await end('b');
  await end('c');
  await end('a');
  expect(log).toEqual(['begins a', 'begins b', 'ended b', 'begins c', 'ended c', 'ended a']);
  expect((await done).map((result) => [result.step.name, result.code])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
});
