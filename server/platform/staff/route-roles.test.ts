import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { staff as having, support } from '#schemas/calls/access.ts';
import type { StaffRole } from '#schemas/staff.ts';
import { requireAccess } from './require-staff.ts';
import { demandRouteRoles, routeRoles } from './route-roles.ts';

const staff = { bearerOf: async () => null };
const requireRole = (role: StaffRole) => requireAccess(staff, having(role));
const requireSupport = requireAccess(staff, support);
const nothing = async () => undefined;

describe('roles of a route', () => {
  test('[sec 16] are those its hook lets in', () => {
    expect(routeRoles(requireRole('publisher'))).toEqual(['publisher', 'admin']);
    expect(routeRoles([nothing, requireSupport])).toEqual(['agent', 'admin']);
  });

  test('[sec 16] are what two hooks have in common', () => {
    expect(routeRoles([requireSupport, requireRole('author')])).toEqual(['admin']);
  });

  test('are unknown where nobody is asked', () => {
    expect([routeRoles(undefined), routeRoles(nothing), routeRoles([])]).toEqual([null, null, null]);
  });

  test('[issue 6] [sec 16] a call of staff that forgets them keeps the platform from starting', () => {
    const app = Fastify();
    demandRouteRoles(app);
    app.get('/v2/system/manage/a', { onRequest: requireRole('author') }, nothing);
    app.post('/v2/system/staff/login', nothing);
    app.get('/v2/system/managers', nothing);
    expect(() => app.get('/v2/system/manage/b', nothing)).toThrow('/v2/system/manage/b names no role');
    expect(() => app.post('/v2/system/staff/other', { onRequest: nothing }, nothing)).toThrow(
      'names no role',
    );
  });
});
