import { and, count, desc, eq, gte, inArray, like, lt, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '#schemas/studio/staff-account.ts';
import type { Orm } from '../database/database.ts';
import { auditEvent } from './tables.ts';

export interface AuditFilter {
  readonly kind?: string;
  /** Address of a member of staff; `any` for all of them, without what customers and the system did. */
  readonly staff?: string;
  /** From this moment, and before that one. */
  readonly from?: Date;
  readonly until?: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Rows of the audit log, newest first. */
export async function readAudit(
  orm: Orm,
  { kind, staff, from, until, limit, offset }: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const wanted: SQL | undefined = and(
    kind === undefined ? undefined : inArray(auditEvent.kind, kind.split(',')),
    staff === undefined
      ? undefined
      : staff === 'any'
        ? like(auditEvent.staff, '%')
        : eq(auditEvent.staff, staff.trim().toLowerCase()),
    from && gte(auditEvent.at, from),
    until && lt(auditEvent.at, until),
  );
  const [rows, [counted]] = await Promise.all([
    orm
      .select()
      .from(auditEvent)
      .where(wanted)
      .orderBy(desc(auditEvent.at), desc(auditEvent.id))
      .limit(limit)
      .offset(offset),
    orm.select({ total: count() }).from(auditEvent).where(wanted),
  ]);
  return {
    entries: rows.map(({ id, at, kind: name, staff: by, customerId, address, details }) => ({
      id,
      at: at.toISOString(),
      kind: name,
      staff: by,
      customer_id: customerId,
      address,
      details: { ...details },
    })),
    total: counted?.total ?? 0,
  };
}
