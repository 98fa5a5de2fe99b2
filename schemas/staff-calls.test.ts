import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { contentKinds } from './content-kinds.ts';
import { staffRoles } from './staff.ts';
import { staffCalls } from './staff-calls.ts';

const named = staffCalls.map((call) => [call.id, call] as const);

/** What somebody asks who is not in yet. */
const waysIn = ['staff.login', 'staff.passkey.ask', 'staff.passkey.login'];

describe('calls of staff', () => {
  test('[issue 15] have ids and addresses of their own', () => {
    const all = [...calls, ...staffCalls];
    const twice = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    expect(twice(staffCalls.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  });

  test.each(named)('[issue 15] [sec 16] %s names its roles, or is the way in', (id, { access }) => {
    if (waysIn.includes(id)) return expect(access).toBe('open');
    const { roles, needed } = typeof access === 'object' ? access : { roles: [], needed: '' };
    expect(roles.length).toBeGreaterThan(0);
    expect(staffRoles.filter((role) => roles.includes(role))).toEqual(roles);
    // Where a description names the role, it is the one that is asked for.
    return expect(roles).toContain(needed.split(/,? /)[0]);
  });

  test.each(named)('[issue 15] %s is told to whoever reads the reference', (_id, call) => {
    expect(call.tags.length).toBeGreaterThan(0);
    expect(call.summary).not.toBe('');
    expect(call.answer !== undefined || call.session?.includes('gives-file') === true).toBe(true);
    const [, role] = call.description?.match(/^Needs the role ([a-z ]+?)\./) ?? [];
    if (role !== undefined && typeof call.access === 'object')
      expect(role.split(' or ')).toContain(call.access.needed);
  });

  test.each(named)('[issue 15] [sec 16] %s lives where staff alone call', (_id, { path, area, statuses }) => {
    expect(path).toMatch(/^\/v2\/system\/(manage|staff)\/[^/]/);
    expect([area, statuses]).toEqual(['staff', undefined]);
  });

  test('[issue 15] every kind of content has the same calls, and custom entities two addresses for an entry', () => {
    for (const { segment } of Object.values(contentKinds)) {
      const base = `/v2/system/manage/${segment}`;
      const ofKind = staffCalls.filter(({ path }) => path === base || path.startsWith(`${base}/`));
      expect([segment, ofKind.length]).toEqual([segment, segment === 'custom-entities' ? 16 : 9]);
    }
  });
});
