import { and, eq } from 'drizzle-orm';
import type { DocumentKind } from '#schemas/lending/contract.ts';
import { company } from '../content/sites/shop/company.ts';
import { customer as customerTable } from '../customers/tables.ts';
import type { Orm } from '../database/database.ts';
import type { ContractDocuments } from '../documents/document-writer.ts';
import { contractDocument } from '../documents/tables.ts';
import type { PersonLanguage } from '../http/person-texts.ts';
import type { LoanContract } from './contract-books.ts';
import type { ClockOf } from './contract-money.ts';
import { viewContract } from './contract-view.ts';
import type { WithdrawalTerms } from './contract-withdrawal.ts';

/** The papers a contract has in each part of its life. All are written in the transaction of what they tell of. */
export interface ContractPapers {
  /** What has to be read before signing (art. 13): the information sheet, and the contract as it would be signed. Once. */
  beforeSigning(tx: Orm, contract: LoanContract, language: PersonLanguage): Promise<void>;
  /** The contract as it was signed, and its schedule (art. 29 and 37). Once. */
  afterSigning(tx: Orm, contract: LoanContract, language: PersonLanguage): Promise<void>;
  /** That the loan is repaid. */
  afterSettlement(tx: Orm, contract: LoanContract, language: PersonLanguage): Promise<void>;
  /** Receipt of a withdrawal on a durable medium, with date and time (Directive (EU) 2023/2673). @returns its id */
  withdrawalReceipt(
    tx: Orm,
    contract: LoanContract,
    terms: WithdrawalTerms,
    language: PersonLanguage,
  ): Promise<string>;
}

export function createContractPapers(documents: ContractDocuments, clockOf: ClockOf): ContractPapers {
  const factsOf = async (tx: Orm, row: LoanContract) => {
    const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, row.customerId));
    if (!customer) throw new Error('a contract belongs to nobody');
    const { today } = clockOf(row);
    return { customer, row, today, contract: await viewContract(tx, row, today, company.name) };
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
  const has = async (tx: Orm, { id }: LoanContract, kind: DocumentKind): Promise<boolean> => {
    const mine = and(eq(contractDocument.contractId, id), eq(contractDocument.kind, kind));
    const rows = await tx.select({ id: contractDocument.id }).from(contractDocument).where(mine).limit(1);
    return rows.length > 0;
  };

  return {
    beforeSigning: async (tx, contract, language) => {
      if (await has(tx, contract, 'information-sheet')) return;
      await write(tx, ['information-sheet', 'contract'], contract, language);
    },
    afterSigning: async (tx, contract, language) => {
      if (await has(tx, contract, 'schedule')) return;
      await write(tx, ['contract', 'schedule'], contract, language);
    },
    afterSettlement: (tx, contract, language) => write(tx, ['settlement-confirmation'], contract, language),
    withdrawalReceipt: async (tx, contract, { at, toReturnMinor, returnBy }, language) => {
      const facts = await factsOf(tx, contract);
      const withdrawal = { at: at.toISOString(), toReturnMinor, returnBy };
      return documents.write(tx, 'withdrawal-receipt', { ...facts, withdrawal }, language);
    },
  };
}
