import { eq } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { customer } from './tables.ts';

/** A row of the table of customers. Personal data: it goes into no log. */
export type Customer = typeof customer.$inferSelect;
/** What an account is made of. The address is spelled here; `id` and `createdAt` come from the database. */
export type NewCustomer = Omit<typeof customer.$inferInsert, 'id' | 'createdAt'>;
export type CustomerChanges = Partial<NewCustomer>;

/** Accounts of customers. All reads and writes spell addresses the same way. */
export interface CustomerStore {
  byId(id: string): Promise<Customer | null>;
  byEmail(email: string): Promise<Customer | null>;
  /** The account, which nobody else changes until the transaction ends. */
  lock(id: string): Promise<Customer | null>;
  /** @returns null when the address has an account already */
  add(values: NewCustomer): Promise<Customer | null>;
  /** @returns null when there is no such account, or the new address belongs to another one */
  update(id: string, changes: CustomerChanges): Promise<Customer | null>;
}

/** Addresses are compared without regard to case; U+0000 cannot be asked for. */
export const spellEmail = (email: string): string => email.trim().toLowerCase().replaceAll('\u0000', '');

export function createCustomerStore(orm: Orm): CustomerStore {
  const byId: CustomerStore['byId'] = async (id) =>
    (await orm.select().from(customer).where(eq(customer.id, id)))[0] ?? null;
  return {
    byId,
    lock: async (id) =>
      (await orm.select().from(customer).where(eq(customer.id, id)).for('update'))[0] ?? null,
    byEmail: async (email) =>
      (
        await orm
          .select()
          .from(customer)
          .where(eq(customer.email, spellEmail(email)))
      )[0] ?? null,
    add: async (values) => {
      const spelled = { ...values, email: spellEmail(values.email) };
      const rows = await orm.insert(customer).values(spelled).onConflictDoNothing().returning();
      return rows[0] ?? null;
    },
    update: async (id, changes) => {
      if (Object.keys(changes).length === 0) return byId(id);
      const spelled =
        changes.email === undefined ? changes : { ...changes, email: spellEmail(changes.email) };
      const rows = await orm
        .update(customer)
        .set(spelled)
        .where(eq(customer.id, id))
        .returning()
        .catch((error: unknown) => {
          if (isTaken(error)) return [];
          throw error;
        });
      return rows[0] ?? null;
    },
  };
}

/** PostgreSQL's `unique_violation`, which drizzle wraps. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isTaken(error.cause);
}
