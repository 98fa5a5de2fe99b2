import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';
import { loanContract } from '../contracts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Documents that were handed to a customer, as they were handed over. Rows are added, never changed. */
export const contractDocument = pgTable(
  'contract_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => loanContract.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Made before the contract was signed; the signed one is another document. */
    draft: boolean().notNull().default(false),
    locale: text().notNull(),
    fileName: text('file_name').notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contract_documents_contract').on(table.contractId, table.createdAt)],
);
