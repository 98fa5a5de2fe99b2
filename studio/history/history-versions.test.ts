import { expect, test } from 'vitest';
import type { ContentHistoryItem } from '#schemas/content-entry.ts';
import { historySteps } from './history-versions.ts';

const item = (version: number, action: ContentHistoryItem['action'], data: unknown): ContentHistoryItem => ({
  version,
  action,
  data,
  at: '2026-11-01T10:00:00.000Z',
  by: 'editor@example.com',
});

test('[issue 6] [studio] each step is compared with the body before it; publishing changes none', () => {
  const steps = historySteps([
    item(3, 'restore', { title: 'a' }),
    item(2, 'publish', { title: 'b' }),
    item(2, 'change', { title: 'b' }),
    item(1, 'create', { title: 'a' }),
  ]);
  expect(steps.map(({ before, after, wrote }) => ({ before, after, wrote }))).toEqual([
    { before: { title: 'b' }, after: { title: 'a' }, wrote: true },
    { before: { title: 'b' }, after: { title: 'b' }, wrote: false },
    { before: { title: 'a' }, after: { title: 'b' }, wrote: true },
    { before: undefined, after: { title: 'a' }, wrote: true },
  ]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(4);
});
