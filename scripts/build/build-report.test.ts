import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildReport } from './build-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A build of two steps, each of which takes the given milliseconds and writes the given output. */
async function reportBuild({
  isTTY,
  studio = { code: 0, output: '' },
}: {
  readonly isTTY: boolean;
  readonly studio?: { readonly code: number; readonly output: string };
}) {
  let text = '';
  const report = createBuildReport({ isTTY, write: (part) => (text += part) });
  const after = (ms: number, result: typeof studio) => async () => {
    vi.advanceTimersByTime(ms);
    return { ...result, ms };
  };
  const codes = [
    await report.step('site and server', after(3000, { code: 0, output: '\n' })),
    await report.step('Studio', after(2000, studio)),
  ];
  report.done();
  return { text, codes };
}

test('[issue 44] a build without a terminal prints its start, a line for each step and its time, nothing else', async () => {
  const { text, codes } = await reportBuild({ isTTY: false });
  expect(codes).toEqual([0, 0]);
  expect(text.split('\n')).toEqual([
    'Building the sources, which a start without changes to them skips:',
    '  site and server …',
    '  Studio …',
    'Built in 5 s.',
    '',
  ]);
});

test('[issue 44] a build on a terminal rewrites the line of a step each second, and leaves its time', async () => {
  const { text } = await reportBuild({ isTTY: true });
  expect(text).toContain('site and server … 0 s\r\u001b[K  site and server … 1 s');
  // What is on the screen in the end: of each line, what was written after it was last cleared.
  const screen = text.split('\n').map((line) => line.split('\u001b[K').at(-1));
  expect(screen.slice(1)).toEqual(['  site and server 3 s', '  Studio 2 s', 'Built in 5 s.', '']);
});

test.each([
  ['a warning of a good step', 0],
  ['the output of a step that failed', 1],
])('[issue 44] %s is shown whole', async (_what, code) => {
  const output = ['', ...Array.from({ length: 300 }, (_, i) => `line ${i}`), ''].join('\n');
  for (const isTTY of [true, false]) {
    const { text, codes } = await reportBuild({ isTTY, studio: { code, output } });
    expect(codes).toEqual([0, code]);
    expect(text).toContain(output);
    expect(text.includes('Studio failed after 2 s\n')).toBe(code !== 0);
  }
});
