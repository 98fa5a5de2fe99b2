import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { StaffRole } from '#schemas/staff.ts';
import type { StaffAccount, StaffAccountChange } from '#schemas/studio/staff-account.ts';
import type { Orm } from '../base/database/database.ts';
import { staff } from '../base/staff/tables.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { StaffMember } from '../http/staff-member.ts';
import type { NewStaff, StaffService } from './staff-service.ts';

export interface StaffFilter {
  /** Found in the name or the address. */
  readonly q?: string;
  readonly role?: StaffRole;
  readonly limit: number;
  readonly offset: number;
}

/** Accounts of the staff as an admin manages them. None is ever deleted: the history names it. */
export interface StaffAccounts {
  list(filter: StaffFilter): Promise<{ accounts: StaffAccount[]; total: number }>;
  /** One account. @throws PlatformError not_found */
  find(id: string): Promise<typeof staff.$inferSelect>;
  /** @throws PlatformError already_exists */
  add(account: NewStaff): Promise<StaffAccount>;
  /**
   * Changes an account. A new password, and switching it off, end its sessions at once.
   * @throws PlatformError not_found; wrong_state for one's own role or switching oneself off, and for the last admin
   */
  change(id: string, change: StaffAccountChange, by: StaffMember): Promise<StaffAccount>;
}

type Row = typeof staff.$inferSelect;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export function createStaffAccounts(orm: Orm, service: StaffService): StaffAccounts {
  const { factors } = service;
  return {
    list: async ({ q = '', role, limit, offset }) => {
      const like = `%${plain(q)}%`;
      const wanted = and(
        q === '' ? undefined : or(ilike(staff.name, like), ilike(staff.email, like)),
        role === undefined ? undefined : eq(staff.role, role),
      );
      const [rows, [counted]] = await Promise.all([
        orm.select().from(staff).where(wanted).orderBy(asc(staff.email)).limit(limit).offset(offset),
        orm.select({ total: count() }).from(staff).where(wanted),
      ]);
      const enrolled = await factors.enrolledOf(rows.map(({ id }) => id));
      const accounts = rows.map((row) => mapAccount(row, enrolled.has(row.id)));
      return { accounts, total: counted?.total ?? 0 };
    },
    find: async (id) => {
      const [row] = uuid.test(id) ? await orm.select().from(staff).where(eq(staff.id, id)) : [];
      if (!row) throw unknownAccount();
      return row;
    },
    add: async (account) => {
      if (!(await service.add(account))) {
        const taken = refuse('staff.exists');
        throw new PlatformError('already_exists', taken, { fields: { '/email': taken } });
      }
      const [row] = await orm.select().from(staff).where(eq(staff.email, account.email.trim().toLowerCase()));
      if (!row) throw new Error('an account that was added is not there');
      return mapAccount(row, false);
    },
    change: async (id, change, by) => {
      if (!uuid.test(id)) throw unknownAccount();
      const { name, role, active, password } = change;
      if (id === by.id && (active === false || (role !== undefined && role !== by.role))) {
        throw new PlatformError('wrong_state', refuse('staff.own-rights'));
      }
      const passwordHash = password === undefined ? undefined : await service.hash(password);
      const row = await orm.transaction(async (tx) => {
        // Locked together: two administrators who switch each other off at once would leave none.
        const admins = await tx
          .select({ id: staff.id })
          .from(staff)
          .where(and(eq(staff.role, 'admin'), eq(staff.active, true)))
          .for('update');
        const leaves = active === false || (role !== undefined && role !== 'admin');
        if (leaves && admins.length === 1 && admins[0]?.id === id) {
          throw new PlatformError('wrong_state', refuse('staff.last-admin'));
        }
        const [changed] = await tx
          .update(staff)
          .set({
            // One value at least, or there would be nothing to update.
            id,
            ...(name !== undefined && { name }),
            ...(role !== undefined && { role }),
            ...(active !== undefined && { active }),
            ...(passwordHash !== undefined && { passwordHash }),
          })
          .where(eq(staff.id, id))
          .returning();
        if (!changed) throw unknownAccount();
        return changed;
      });
      if (active === false || password !== undefined) await service.endSessions(id);
      return mapAccount(row, await factors.isEnrolled(id));
    },
  };
}

const unknownAccount = () => new PlatformError('not_found', refuse('staff.unknown'));

const mapAccount = (
  { id, email, name, role, active, createdAt, lastSeenAt }: Row,
  enrolled: boolean,
): StaffAccount => ({
  id,
  email,
  name,
  role,
  active,
  second_factor: enrolled,
  created_at: createdAt.toISOString(),
  last_seen_at: lastSeenAt?.toISOString() ?? null,
});
