import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type SanitiseAll, sanitiseOnce } from './sanitise.ts';

/** A sanitiser in another thread, and what it was given each time. */
function counted(work: SanitiseAll = async (texts) => texts.map((text) => `clean ${text}`)) {
  const tasks: (readonly string[])[] = [];
  const sanitise = sanitiseOnce((texts) => {
    tasks.push(texts);
    return work(texts);
  });
  return { tasks, sanitise };
}

test('[issue 16] a text is worked on once, however many ask for it, and is at hand from then on', async () => {
  const { tasks, sanitise } = counted();
  const asked = [sanitise('<p>a'), sanitise('<p>a'), sanitise('<p>b')];
  await setImmediate();
  // While it is being worked on.
  asked.push(sanitise('<p>a'));
  expect(await Promise.all(asked)).toEqual(['clean <p>a', 'clean <p>a', 'clean <p>b', 'clean <p>a']);
  expect(sanitise('<p>a')).toBe('clean <p>a');
  expect(tasks).toEqual([['<p>a', '<p>b']]);
});

test('text without a tag or an entity needs no sanitiser', () => {
  const { tasks, sanitise } = counted();
  expect(sanitise('Zażółć "gęślą" > jaźń')).toBe('Zażółć "gęślą" > jaźń');
  expect(tasks).toEqual([]);
});

test('[sec 27] very many texts go in tasks of fifty, so that memory is free in between', async () => {
  const { tasks, sanitise } = counted();
  const texts = Array.from({ length: 120 }, (_, at) => `<p>${at}`);
  expect(await Promise.all(texts.map(sanitise))).toEqual(texts.map((text) => `clean ${text}`));
  expect(tasks.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('[sec 27] a text that is too much for the sanitiser takes no other with it, and is tried again', async () => {
  let bombs = true;
  const { sanitise } = counted(async (texts) => {
    if (bombs && texts.includes('<bomb>')) throw new RangeError('Maximum call stack size exceeded');
    return texts;
  });
  const [before, bomb, after] = await Promise.allSettled(['<p>a', '<bomb>', '<p>b'].map(sanitise));
  expect([before, after]).toMatchObject([{ value: '<p>a' }, { value: '<p>b' }]);
  expect(bomb).toMatchObject({ status: 'rejected', reason: { name: 'RangeError' } });
  bombs = false;
  expect(await sanitise('<bomb>')).toBe('<bomb>');
});
