import { expect, test } from 'vitest';
import { compileIn, openFormThread } from './form-thread.ts';
import { TaskTimeout, type Thread } from './thread.ts';

test('[forms] the real thread compiles a form, and says what it left out', async () => {
  await using thread = openFormThread(true);
  const raw = {
    alias: 'a',
    title: 'T',
    button_text: 'B',
    groups: [
      {
        alias: 'g',
        fields: [
          { alias: 'a', type: 'text', title: 'A', validation_rules: [{ type: 'regex', value: '^(a+)+$' }] },
        ],
      },
    ],
  };
  expect(await compileIn(thread)(raw)).toMatchObject({
    definition: { alias: 'a' },
    findings: [{ kind: 'dangerous-pattern' }],
    text: expect.stringContaining('export default'),
  });
});

/** A thread that fails every task. */
const failing = (error: Error): Thread<unknown, never> => ({
  run: () => Promise.reject(error),
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

test('[sec 28] a definition that takes too long is refused', async () => {
  const work = compileIn(failing(new TaskTimeout('It takes longer than 1000 ms.')));
  expect(await work({})).toMatchObject({ definition: null, findings: [{ kind: 'bad-definition' }] });
});

test('[forms] a thread that dies fails its form', async () => {
  await expect(compileIn(failing(new Error('out of memory')))({})).rejects.toThrow('out of memory');
});
