import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { PlatformApp } from '../../http/app-types.ts';

const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Fields of a body that say what was done, without saying what was written. */
const telling = ['action', 'kind', 'key', 'to', 'locale', 'version', 'at'] as const;

/**
 * Writes down every call of staff that changed something, for all routes registered after it: which call, of what, by whom. A
 * call whose record says `audited: false` only looks, whatever its method; a handler may say so, too.
 */
export function registerStaffAudit(app: PlatformApp, audit: AuditLog): void {
  app.decorateRequest('audited', true);
  app.addHook('onSend', async (request, reply, payload) => {
    const { staff, method, url } = request;
    const silent = !request.audited || request.routeOptions.config.call?.audited === false;
    if (staff === null || silent || !writes.has(method) || reply.statusCode >= 400) return payload;
    const path = url.split('?', 1)[0] ?? '';
    await audit.record({
      kind: 'staff-write',
      staff: staff.email,
      address: request.ip,
      details: { method, path: path.slice(0, 300), ...detailsOf(request.body) },
    });
    return payload;
  });
}

function detailsOf(body: unknown): Record<string, string | number> {
  if (typeof body !== 'object' || body === null) return {};
  const fields = new Map<string, unknown>(Object.entries(body));
  const details = telling.flatMap((name): [string, string | number][] => {
    const value = fields.get(name);
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, typeof value === 'string' ? value.slice(0, 250) : value]]
      : [];
  });
  const refs = fields.get('refs') ?? fields.get('entries');
  return { ...Object.fromEntries(details), ...(Array.isArray(refs) && { entries: refs.length }) };
}
