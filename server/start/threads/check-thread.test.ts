import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { ContentToCheck } from '#engine/content-check/check-content.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { noFacts, type SiteFacts } from '#schemas/studio/site-facts.ts';
import { registry } from '#widgets/index.ts';
import { createContentChecker } from '../content-checker.ts';
import { checkIn, openCheckThread } from './check-thread.ts';
import { TaskTimeout, type Thread } from './thread.ts';

const pageOf = (...texts: string[]): ContentToCheck => ({
  kind: 'page',
  key: 'tried',
  locale: '',
  data: {
    alias: 'tried',
    title: 'T',
    layout: 'default',
    blocks: texts.map((html, at) => ({ id: `b${at}`, type: 'rich-text', props: { html } })),
  },
});
const site: SiteFacts = {
  ...noFacts,
  locales: ['pl', 'en'],
  entries: new Map([['page', new Map([['soon', false]])]]),
};
// From its source it takes long to start.
const thread = openCheckThread(true);
afterAll(() => thread[Symbol.asyncDispose]());
const options = { registry, forms: createFormCompiler() };

test('[sec 27] the largest content is checked in the thread, and the server answers others meanwhile', async () => {
  const check = createContentChecker({ ...options, elsewhere: checkIn(thread, () => ({})) });
  const answers: string[] = [];
  const asked = check(pageOf('<b>x</b>'.repeat(120_000), '<div>'.repeat(19_000)), site, 'en').then(
    (found) => {
      answers.push('check');
      return found;
    },
  );
  await setImmediate();
  answers.push('livez');
  const found = await asked;
  expect(answers).toEqual(['livez', 'check']);
  expect(found.filter(({ level }) => level === 'error')).toMatchObject([
    { rule: 'props', block_id: 'b0', path: '/html', message: 'This text is too long.' },
    { rule: 'unreadable', block_id: 'b1', path: '/html' },
  ]);
});

test('[sec 27] what is found in the thread is what is found without it, links to entries of the site and all', async () => {
  const words = '<p><a href="/soon">Wkrótce</a> <a href="/nowhere">nigdzie</a> RRSO 12 % kredyt</p>';
  const page = pageOf(words + '<p>Ala ma kota.</p>'.repeat(3000));
  const here = createContentChecker(options);
  const found = await checkIn(thread, () => ({}))(page, site, 'pl');
  expect(found.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['link-draft', 'link-broken', 'credit-example']),
  );
  expect(found).toEqual(await here(page, site, 'pl'));
});

test('[sec 27] many small bodies at once do not hold the event loop either', async () => {
  const sent: string[] = [];
  const elsewhere = checkIn(
    {
      run: ({ entry }) => {
        sent.push(entry.key);
        return Promise.resolve({ findings: [], wanted: new Map() });
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    },
    () => ({}),
  );
  const check = createContentChecker({ ...options, elsewhere });
  const small = pageOf('x'.repeat(9000));
  await Promise.all(Array.from({ length: 10 }, () => check(small, site, 'en')));
  expect(sent).toHaveLength(7);
  await setImmediate();
  await check(small, site, 'en');
  expect(sent).toHaveLength(7);
});

const failing = (error: Error): Thread<never, never> => ({
  run: () => Promise.reject(error),
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

test('[sec 27] a body that takes too long or too much memory has an error, which keeps it from going live', async () => {
  const memory = Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  for (const error of [new TaskTimeout('It takes longer than 30000 ms.'), memory])
    expect(await checkIn(failing(error), () => ({}))(pageOf('x'), site, 'en')).toMatchObject([
      { rule: 'too-much', level: 'error' },
    ]);
  await expect(
    checkIn(failing(new Error('no such file')), () => ({}))(pageOf('x'), site, 'en'),
  ).rejects.toThrow('no such file');
});
