import { expect, test } from 'vitest';
import { createDocumentStore } from './document-store.ts';

test('[sec] [issue 17] no flood of filters and questions pushes a document out', () => {
  const store = createDocumentStore();
  const document = (value: string) => ({
    result: { kind: 'found' as const, value, size: 10 },
    tags: [],
    expiresAt: Number.POSITIVE_INFINITY,
  });
  store.put('list', 'goods', document('list') as never);
  store.put('rule', 'seo_rules', document('rule') as never);
  for (let at = 0; at < 11_000; at += 1) {
    store.put(`q${at}`, at % 2 === 0 ? 'goods_lists' : 'search', document('x') as never);
  }
  expect(store.get('list')).toBeDefined();
  expect(store.get('rule')).toBeDefined();
  expect(store.get('q0')).toBeUndefined();
  expect(store.get('q10999')).toBeDefined();
});
