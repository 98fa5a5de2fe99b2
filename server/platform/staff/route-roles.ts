import type { StaffRole } from '#schemas/staff.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import type { PlatformApp } from '../http/app-types.ts';

/** Where the calls of staff live. */
const staffArea = /^\/v2\/system\/(?:manage|staff)(?:\/|$)/;
/** Whether an address, or a route's, is of the calls of staff. */
export const isStaffAddress = (path: string): boolean => staffArea.test(path);
/** What somebody calls who is not signed in yet. */
const open: ReadonlySet<string> = new Set(
  staffCalls.filter(({ access }) => access === 'open').map(({ path }) => path),
);

/** The roles a route lets in, as its hook says; null for a route that asks for none. */
export function routeRoles(onRequest: unknown): readonly StaffRole[] | null {
  const hooks: readonly unknown[] = Array.isArray(onRequest) ? onRequest : [onRequest];
  const roles = hooks.flatMap((hook) =>
    typeof hook === 'function' && 'roles' in hook && Array.isArray(hook.roles)
      ? [hook.roles as readonly StaffRole[]]
      : [],
  );
  const [first, ...rest] = roles;
  return first?.filter((role) => rest.every((others) => others.includes(role))) ?? null;
}

/**
 * Refuses to start with a call of staff that names no role: one that was forgotten is closed, not open to everybody.
 * For all routes registered after it.
 */
export function demandRouteRoles(app: PlatformApp): void {
  app.addHook('onRoute', ({ url, method, onRequest }) => {
    if (!isStaffAddress(url) || open.has(url) || routeRoles(onRequest) !== null) return;
    throw new Error(`${String(method)} ${url} names no role; the record of a call of staff does.`);
  });
}
