import type { DocumentFile, DocumentKind } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentFacts } from './document-facts.ts';

/** A document that was written out ahead of the transaction it will be kept in, and what it was written from. */
export interface ReadyDocument {
  readonly kind: DocumentKind;
  readonly language: PersonLanguage;
  readonly context: DocumentContext;
  readonly bytes: Uint8Array;
}

/** Documents a customer gets on a durable medium (art. 5 point 17): PDF files, kept as they were handed over. */
export interface ContractDocuments {
  /** Writes documents out and keeps nothing: for before a transaction, so that none waits while a PDF is made. */
  prepare(
    kinds: readonly DocumentKind[],
    facts: DocumentFacts,
    language: PersonLanguage,
  ): Promise<readonly ReadyDocument[]>;
  /**
   * Keeps a document.
   * @param options `ready` is taken as it is where what it was written from has not changed by a sign; else it is written out here
   * @returns its id
   */
  write(
    tx: Orm,
    kind: DocumentKind,
    facts: DocumentFacts,
    options: { readonly language: PersonLanguage; readonly ready?: readonly ReadyDocument[] },
  ): Promise<string>;
  /** Newest first; the owner's only ([sec 15]). */
  list(customerId: string, contractId: string, language: PersonLanguage): Promise<readonly DocumentFile[]>;
  /** Null where there is none, or it is another customer's. */
  bytes(
    customerId: string,
    id: string,
  ): Promise<{ readonly file: DocumentFile; readonly bytes: Uint8Array } | null>;
}
