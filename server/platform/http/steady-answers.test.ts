import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { holdAnswers, steadyAnswerMs } from './steady-answers.ts';

/** They take an address to write to, and look nobody up by it. */
const looksNobodyUp: ReadonlySet<string> = new Set(['cross-sell.lead-create', 'checkout']);
/** Nobody signed in asks them, and they take the address of somebody who may have an account. */
const asksForSomebody = calls.filter(({ id, access, method, body }) => {
  const taken = JSON.stringify(body ?? {});
  return (
    !looksNobodyUp.has(id) &&
    access === 'open' &&
    method === 'POST' &&
    /"(email|contact|purpose)"/.test(taken)
  );
});

test('[sec 10] whoever is asked for without a sign-in gets a steady answer, or one that a password is checked for', () => {
  const checksPassword = (call: (typeof calls)[number]) => JSON.stringify(call.body).includes('"password"');
  const unsteady = asksForSomebody.filter((call) => call.steady !== true && !checksPassword(call));
  expect(unsteady.map(({ id }) => id)).toEqual([]);
  const steady = calls.flatMap(({ id, steady }) => (steady ? [id] : []));
  expect(steady).toEqual(
    expect.arrayContaining(['user.register', 'registration.submit', 'password.reset', 'password.restore']),
  );
  expect(steady).toEqual(expect.arrayContaining(['identification.post', 'user.login-rsa']));
});

test('[sec 10] an answer leaves when its time has come, however long it took: a good one, a refusal, one that was sent by hand', async () => {
  const waits: number[] = [];
  const app = Fastify();
  const onSend = holdAnswers(steadyAnswerMs, async (ms) => void waits.push(ms));
  const elapsed: number[] = [];
  app.addHook('onResponse', async (_request, reply) => void elapsed.push(reply.elapsedTime));
  app.get('/good', { onSend }, async () => ({ data: 1 }));
  app.get('/refused', { onSend }, async () => {
    throw new Error('no');
  });
  app.get('/by-hand', { onSend }, (_request, reply) => reply.code(429).send('later'));
  for (const url of ['/good', '/refused', '/by-hand']) await app.inject(url);
  expect(waits).toHaveLength(3);
  for (const [index, ms] of waits.entries()) {
    // What it took and what it waited make the whole time; no more than the answer itself took is missing.
    expect(ms).toBeLessThanOrEqual(steadyAnswerMs);
    expect(ms + (elapsed[index] ?? 0)).toBeGreaterThanOrEqual(steadyAnswerMs);
  }
});

test('[sec 10] an answer that is late already waits for nothing', async () => {
  const waits: number[] = [];
  const app = Fastify();
  app.get('/late', { onSend: holdAnswers(0, async (ms) => void waits.push(ms)) }, async () => ({}));
  expect((await app.inject('/late')).json()).toEqual({});
  expect(waits).toEqual([]);
});
