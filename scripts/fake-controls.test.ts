import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerControls } from './fake-controls.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function controlled() {
  let text = 'slow';
  const answer = answerControls({
    text: () => text,
    set: (wanted) => {
      if (wanted === 'nonsense') throw new Error('"nonsense" is no switch');
      text = wanted;
    },
  });
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.end('the product');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [response.status, (await response.text()).trim()];
  };
}

test('[issue 15] the switches of the fakes are seen and set at their address, and nowhere else', async () => {
  const ask = await controlled();
  expect(await ask('/__fake')).toEqual([200, 'FAKE=slow']);
  expect(await ask('/__fake?set=failing:posts')).toEqual([200, 'FAKE=failing:posts']);
  expect(await ask('/__fake?set=nonsense')).toEqual([400, '"nonsense" is no switch']);
  expect(await ask('/__fake?set=', { 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    'Type the address yourself.',
  ]);
  expect(await ask('/__fake')).toEqual([200, 'FAKE=failing:posts']);
  expect(await ask('/__fake?set=')).toEqual([200, 'FAKE=']);
  expect(await ask('/posts')).toEqual([200, 'the product']);
});
