import type { Contract, DocumentFile, DocumentKind, HistoryRow } from '#schemas/lending/contract.ts';
import type { LoanContract } from '../contracts/contract-books.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Orm } from '../database/database.ts';
import type { PersonLanguage } from '../http/person-texts.ts';

/** What a document is written from: facts only, so that the same facts make the same document. */
export interface DocumentFacts {
  readonly customer: Customer;
  readonly row: LoanContract;
  readonly contract: Contract;
  /** Day of the document at the site's place. */
  readonly today: string;
  /** For a statement: what has moved, newest first. */
  readonly history?: readonly HistoryRow[];
  /** For a withdrawal: moment, and what is to be returned until when. */
  readonly withdrawal?: { readonly at: string; readonly toReturnMinor: number; readonly returnBy: string };
}

/** Documents a customer gets on a durable medium (art. 5 point 17): PDF files, kept as they were handed over. */
export interface ContractDocuments {
  /** Writes a document and keeps it. @returns its id */
  write(
    tx: Orm,
    kind: DocumentKind,
    facts: DocumentFacts,
    language: PersonLanguage,
    id?: string,
  ): Promise<string>;
  /** Newest first; the owner's only ([sec 15]). */
  list(customerId: string, contractId: string, language: PersonLanguage): Promise<readonly DocumentFile[]>;
  /** Null where there is none, or it is another customer's. */
  bytes(
    customerId: string,
    id: string,
  ): Promise<{ readonly file: DocumentFile; readonly bytes: Uint8Array } | null>;
}
