import { eq } from 'drizzle-orm';
import type { LenderConfig } from '#schemas/lending/lender-config.ts';
import type { Orm } from '../../base/database/database.ts';
import { readLender } from '../../content/lender.ts';
import { addressLine } from '../../customers/own-address.ts';
import { inForce, readLendingTerms } from '../lending-terms.ts';
import { loanApplication } from '../tables.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The customer as a document names them. Personal data. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** One line; null where none is known. */
  readonly address: string | null;
  readonly pesel: string | null;
}

/** Everything a document is written from. */
export interface DocumentContext {
  readonly facts: DocumentFacts;
  readonly lender: LenderConfig;
  readonly person: Person;
  /** Statutory interest for delay, per cent a year. */
  readonly lateRatePercent: number | null;
}

/** Reads what belongs to a document besides its facts. @param tx the transaction the document is written in */
export async function readDocumentContext(
  tx: Orm,
  facts: DocumentFacts,
  sandbox: boolean,
): Promise<DocumentContext> {
  const { customer, row, today } = facts;
  const lender = await readLender(tx, sandbox);
  const [application] = await tx
    .select({ values: loanApplication.values })
    .from(loanApplication)
    .where(eq(loanApplication.id, row.applicationId));
  const { config } = await readLendingTerms(tx, today);
  const steps = Object.values(application?.values ?? {});
  const values = new Map(
    [customer.profile, ...steps].flatMap((step) =>
      typeof step === 'object' && step !== null ? Object.entries(step) : [],
    ),
  );
  const text = (name: string): string | null => {
    const value = values.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    facts,
    lender,
    person: {
      name: `${customer.firstname} ${customer.lastname}`.trim(),
      email: customer.email,
      phone: customer.phone,
      address: addressLine(customer.profile),
      pesel: text('pesel'),
    },
    lateRatePercent: inForce(config.late_interest, today)?.annual_rate_percent ?? null,
  };
}
