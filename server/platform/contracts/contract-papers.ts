import { and, eq, gte } from 'drizzle-orm';
import type { DocumentKind } from '#schemas/lending/contract.ts';
import { customer as customerTable } from '../customers/tables.ts';
import type { Orm } from '../database/database.ts';
import type { ContractDocuments } from '../documents/document-writer.ts';
import { contractDocument } from '../documents/tables.ts';
import type { PersonLanguage } from '../http/person-texts.ts';
import type { ContractBooks, LoanContract, WithdrawalTerms } from './contract-books.ts';

/**
 * Papers that belong to a step of a contract and are written in its transaction. What can be written at any later time is
 * written when documents are listed (`documents/due-documents.ts`).
 */
export interface ContractPapers {
  /** What has to be read before signing (art. 13): the information sheet, and the contract as it would be signed. Once. */
  beforeSigning(tx: Orm, contract: LoanContract, language: PersonLanguage): Promise<void>;
  /** The contract as it was signed, and its schedule (art. 29 and 37). */
  afterSigning(tx: Orm, contract: LoanContract, language: PersonLanguage): Promise<void>;
  /** Receipt of a withdrawal on a durable medium, with date and time (Directive (EU) 2023/2673). @returns its id */
  withdrawalReceipt(
    tx: Orm,
    contract: LoanContract,
    terms: WithdrawalTerms,
    language: PersonLanguage,
  ): Promise<string>;
}

export function createContractPapers(
  documents: Pick<ContractDocuments, 'write'>,
  books: Pick<ContractBooks, 'today' | 'view'>,
): ContractPapers {
  const factsOf = async (tx: Orm, row: LoanContract) => {
    const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, row.customerId));
    if (!customer) throw new Error('a contract belongs to nobody');
    return { customer, row, today: books.today(row), contract: await books.view(row, tx) };
  };
  const write = async (
    tx: Orm,
    kinds: readonly DocumentKind[],
    row: LoanContract,
    language: PersonLanguage,
  ): Promise<void> => {
    const facts = await factsOf(tx, row);
    // One connection: what runs together would only wait for itself.
    await kinds.reduce(
      (before, kind) => before.then(async () => void (await documents.write(tx, kind, facts, language))),
      Promise.resolve(),
    );
  };
  /** Papers of an earlier offer under the same number are not this one's. */
  const has = async (tx: Orm, { id, createdAt }: LoanContract, kind: DocumentKind): Promise<boolean> => {
    const mine = and(
      eq(contractDocument.contractId, id),
      eq(contractDocument.kind, kind),
      gte(contractDocument.createdAt, createdAt),
    );
    const rows = await tx.select({ id: contractDocument.id }).from(contractDocument).where(mine).limit(1);
    return rows.length > 0;
  };

  return {
    beforeSigning: async (tx, contract, language) => {
      if (await has(tx, contract, 'information-sheet')) return;
      await write(tx, ['information-sheet', 'contract'], contract, language);
    },
    afterSigning: (tx, contract, language) => write(tx, ['contract', 'schedule'], contract, language),
    withdrawalReceipt: async (tx, contract, { at, toReturnMinor, returnBy }, language) => {
      const facts = await factsOf(tx, contract);
      const withdrawal = { at: at.toISOString(), toReturnMinor, returnBy };
      return documents.write(tx, 'withdrawal-receipt', { ...facts, withdrawal }, language);
    },
  };
}
