import { expect, test } from 'vitest';
import type { AuditEntry } from '#schemas/studio/staff-account.ts';
import { actOf, auditGroups } from './audit-words.ts';
import { texts } from './texts.ts';

const entry = (details: AuditEntry['details']): AuditEntry => ({
  id: '1',
  at: '2026-01-01T10:00:00.000Z',
  kind: 'staff-write',
  customer_id: null,
  staff: 'agent@example.com',
  address: null,
  details,
});
const path = '/v2/system/manage/comments';

test('[studio] what was done to a comment is told by its own words, in both languages', () => {
  for (const act of ['approve', 'reject', 'hold', 'delete', 'restore', 'undo', 'answer']) {
    const key = actOf(entry({ method: 'POST', path, action: `comments-${act}` })) ?? '';
    expect(key).toBe(`audit.act-comments-${act}`);
    expect([texts.pl[key], texts.en[key]].every((words) => typeof words === 'string')).toBe(true);
  }
  expect(actOf(entry({ method: 'POST', path, action: 'nobody-knows' }))).toBe('audit.act-create');
});

test('[studio] every kind of event an admin can ask for has words in both languages', () => {
  const keys = Object.values(auditGroups)
    .flat()
    .filter((kind) => kind !== 'staff-write')
    .map((kind) => `audit.kind-${kind}`);
  for (const locale of ['pl', 'en'] as const)
    expect(keys.filter((key) => !Object.hasOwn(texts[locale], key))).toEqual([]);
});
