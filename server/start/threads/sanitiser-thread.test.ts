import { expect, test } from 'vitest';
import { SanitiserBroken } from '#engine/html/sanitiser-self-test.ts';
import { openSanitiserThread, sanitiseIn } from './sanitiser-thread.ts';

test('[sec 26] the thread of the server makes texts safe, in their order', async () => {
  await using thread = openSanitiserThread(true);
  await thread.ready;
  expect(await thread.sanitiseAll(['<p onclick="x()">a</p>', '<b>b</b>', '<script>c</script>'])).toEqual([
    '<p>a</p>',
    '<b>b</b>',
    '',
  ]);
});

test('[sec 25] a thread that cannot begin is told as a sanitiser that is broken', async () => {
  const message = 'The sanitiser let this through: <script>';
  const thread = sanitiseIn({
    run: () => Promise.reject(new Error(message)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
  const error = await thread.ready.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SanitiserBroken);
  expect(error).toMatchObject({ message });
});

test('[sec 25] a machine that is busy with others is no reason not to start: the first task may take a minute, a text ten seconds', async () => {
  const takes = 30_000;
  const thread = sanitiseIn({
    run: (texts, { withinMs } = { withinMs: 10_000 }) =>
      takes <= withinMs
        ? Promise.resolve([...texts])
        : Promise.reject(new Error(`It takes longer than ${withinMs} ms.`)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
  await thread.ready;
  await expect(thread.sanitiseAll(['<p>a</p>'])).rejects.toThrow('longer than 10000 ms');
});
