import { expect, test } from 'vitest';
import { sanitiseOnce } from '#engine/html/sanitise.ts';
import { openSanitiserThread } from './sanitiser-thread.ts';

const megabytes = (bytes: number) => bytes / 1e6;
const words = (number: number) =>
  `<h2>Block ${number}</h2><p>Some <b>words</b> and <a href="/about">a link</a>.</p>`;

test('[sec 27] the texts of 10,000 blocks that are all new are made safe in less than 300 MB', async () => {
  await using thread = openSanitiserThread(true);
  await thread.ready;
  let peak = 0;
  // The memory of the thread is the process's, too.
  const sanitise = sanitiseOnce(async (some) => {
    const safe = await thread.sanitiseAll(some);
    peak = Math.max(peak, process.memoryUsage().rss);
    return safe;
  });
  const before = process.memoryUsage().rss;
  const safe = await Promise.all(Array.from({ length: 10_000 }, (_, number) => sanitise(words(number))));
  expect(safe[9999]).toBe(words(9999));
  expect(megabytes(peak - before)).toBeLessThan(300);
});
