import { and, eq, gte } from 'drizzle-orm';
import type { Contract, DocumentKind } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import type { ContractDocuments, ReadyDocument } from '../documents/document-writer.ts';
import { contractDocument } from '../documents/tables.ts';
import type { ContractBooks, LoanContract, WithdrawalTerms } from './contract-books.ts';
import { showAccount } from './loan-payout.ts';

/**
 * Documents that belong to a step of a contract and are kept in its transaction. They are made ready before it, so that no
 * transaction waits while a PDF is made; what changed in between is written again inside, so that a document always says what
 * was agreed. What can be written at any later time is written when documents are listed (`documents/due-documents.ts`).
 */
export interface StepDocuments {
  /** Makes ready what {@link beforeSigning} keeps. */
  readyOffer(offered: LoanContract, language: PersonLanguage): Promise<readonly ReadyDocument[]>;
  /** Makes ready what {@link afterSigning} keeps. @param signed of `ContractBooks.signing` @param payout as it will be */
  readySigned(
    signed: LoanContract,
    language: PersonLanguage,
    payout: Contract['payout'],
  ): Promise<readonly ReadyDocument[]>;
  /** What has to be read before signing (art. 13): the information sheet, and the contract as it would be signed. Once. */
  beforeSigning(
    tx: Orm,
    contract: LoanContract,
    language: PersonLanguage,
    ready: readonly ReadyDocument[],
  ): Promise<void>;
  /** The contract as it was signed, and its schedule (art. 29 and 37). */
  afterSigning(
    tx: Orm,
    contract: LoanContract,
    language: PersonLanguage,
    ready: readonly ReadyDocument[],
  ): Promise<void>;
  /** Receipt of a withdrawal on a durable medium, with date and time (Directive (EU) 2023/2673). @returns its id */
  withdrawalReceipt(
    tx: Orm,
    contract: LoanContract,
    terms: WithdrawalTerms,
    language: PersonLanguage,
  ): Promise<string>;
}

const offerKinds: readonly DocumentKind[] = ['information-sheet', 'contract'];
const signedKinds: readonly DocumentKind[] = ['contract', 'schedule'];

/** @param orm for what is read before a transaction */
export function createStepDocuments(
  orm: Orm,
  documents: Pick<ContractDocuments, 'prepare' | 'write'>,
  books: Pick<ContractBooks, 'today' | 'view'>,
): StepDocuments {
  const factsOf = async (from: Orm, row: LoanContract) => {
    const [customer] = await from.select().from(customerTable).where(eq(customerTable.id, row.customerId));
    if (!customer) throw new Error('a contract belongs to nobody');
    return { customer, row, today: books.today(row), contract: await books.view(row, from) };
  };
  const write = async (
    tx: Orm,
    kinds: readonly DocumentKind[],
    row: LoanContract,
    { language, ready }: { readonly language: PersonLanguage; readonly ready: readonly ReadyDocument[] },
  ): Promise<void> => {
    const facts = await factsOf(tx, row);
    // One connection: what runs together would only wait for itself.
    await kinds.reduce(
      (before, kind) =>
        before.then(async () => void (await documents.write(tx, kind, facts, { language, ready }))),
      Promise.resolve(),
    );
  };
  /** Documents of an earlier offer under the same number are not this one's. */
  const has = async (from: Orm, { id, createdAt }: LoanContract, kind: DocumentKind): Promise<boolean> => {
    const mine = and(
      eq(contractDocument.contractId, id),
      eq(contractDocument.kind, kind),
      gte(contractDocument.createdAt, createdAt),
    );
    const rows = await from.select({ id: contractDocument.id }).from(contractDocument).where(mine).limit(1);
    return rows.length > 0;
  };

  return {
    readyOffer: async (offered, language) =>
      (await has(orm, offered, 'information-sheet'))
        ? []
        : documents.prepare(offerKinds, await factsOf(orm, offered), language),
    readySigned: async (signed, language, payout) => {
      const facts = await factsOf(orm, signed);
      return documents.prepare(signedKinds, { ...facts, contract: { ...facts.contract, payout } }, language);
    },
    beforeSigning: async (tx, contract, language, ready) => {
      if (await has(tx, contract, 'information-sheet')) return;
      await write(tx, offerKinds, contract, { language, ready });
    },
    afterSigning: (tx, contract, language, ready) => write(tx, signedKinds, contract, { language, ready }),
    withdrawalReceipt: async (tx, contract, terms, language) => {
      const facts = await factsOf(tx, contract);
      const { at, interestMinor, toReturnMinor, returnBy, surplusMinor: refundMinor, refundAccount } = terms;
      const sums = { interestMinor, toReturnMinor, returnBy, refundMinor };
      const account = refundAccount && showAccount(refundAccount);
      const withdrawal = { at: at.toISOString(), ...sums, refundAccount: account };
      return documents.write(tx, 'withdrawal-receipt', { ...facts, withdrawal }, { language });
    },
  };
}
