import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { object } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import { contractCardInfo } from '#schemas/calls/contract.ts';
import { block, createFakeSite, page, planOf, publish, testRegistry } from '../resolve/fake-site.ts';
import { CustomerNotRead, previewSession } from './preview-session.ts';

const shared = {
  version: 1,
  title: 'Test',
  description: 'For tests',
  category: 'content',
  hydrate: 'never',
  view: () => createElement('p'),
  props: object({}),
} as const;
const reads = { queryKey: ['self'] };
const balance = defineWidget({
  ...shared,
  type: 'balance',
  access: { kind: 'customer' },
  queries: (_props, { lending }) => ({
    owed: { ...reads, queryFn: () => lending.read(contractCardInfo) },
  }),
  examples: [{ name: 'normal', title: 'Normal', props: {}, data: { owed: 'sample' } }],
});
const greeting = defineWidget({
  ...shared,
  type: 'greeting',
  queries: (_props, { customer, content }) => ({
    self: { ...reads, queryFn: () => customer.self() },
    posts: { queryKey: ['posts'], queryFn: () => content.posts({ limit: 1 }) },
  }),
  examples: [{ name: 'normal', title: 'Normal', props: {}, data: { self: 'sample', posts: 'sample' } }],
});
const broken = defineWidget({
  ...shared,
  type: 'broken',
  queries: () => ({ answer: { queryKey: ['x'], queryFn: () => Promise.reject(new Error('away')) } }),
  examples: [{ name: 'normal', title: 'Normal', props: {}, data: { answer: 'sample' } }],
});
const registry = createRegistry([...testRegistry.widgets, balance, greeting, broken]);

const visit = async (types: string[], status: string | null) => {
  const site = createFakeSite({ registry, preview: true });
  publish(
    site,
    page(
      'about',
      types.map((type) => block(type)),
    ),
  );
  site.documents.set('GET /v2/posts/items', []);
  const session = previewSession(status === null ? { kind: 'guest' } : { kind: 'customer', status });
  return planOf(await site.visit('/about', { session, phase: 'in-app' }));
};

describe('[studio] a preview reads no customer', () => {
  test('[sec] what it would read is the sample of the widget’s example; content is real', async () => {
    const { main } = (await visit(['balance', 'greeting'], 'contract')).regions;
    expect(main.map(({ data, sample }) => [data, sample])).toEqual([
      [{ owed: 'sample' }, true],
      [{ self: 'sample', posts: { items: [], total: 0 } }, true],
    ]);
  });

  test('a guest gets neither the widget of customers nor samples', async () => {
    const { main } = (await visit(['balance', 'greeting'], null)).regions;
    expect(main.map(({ data, sample }) => [data, sample])).toEqual([
      [{ self: null, posts: { items: [], total: 0 } }, undefined],
    ]);
  });

  test('what fails for another reason is left out, not painted over', async () => {
    const { regions, failures } = await visit(['broken', 'greeting'], 'contract');
    expect(regions.main.map(({ type }) => type)).toEqual(['greeting']);
    expect(failures).toMatchObject([{ kind: 'query-failed', type: 'broken' }]);
  });

  test('[sec] the session answers a status and refuses every read', async () => {
    const session = previewSession({ kind: 'customer', status: 'contract' });
    if (session.kind !== 'customer') throw new Error('not a customer');
    expect(await session.status()).toBe('contract');
    await expect(session.read('account.self')).rejects.toBeInstanceOf(CustomerNotRead);
  });

  test('its page asks nobody for a status', async () => {
    expect((await visit([], 'processing')).session).toEqual({ signedIn: true, firstName: 'Anna' });
  });
});
