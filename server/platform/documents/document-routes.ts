import { Type } from 'typebox';
import { DocumentFile } from '#schemas/lending/contract.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import type { Customers } from '../customers/customers.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { Lifecycle } from '../lending/lifecycle.ts';
import { requireStatus } from '../lending/require-status.ts';
import { documentTexts } from './document-texts.ts';
import type { ContractDocuments } from './document-writer.ts';
import { writeDueDocuments } from './due-documents.ts';
import { sendDocument } from './send-document.ts';

export interface DocumentRouteOptions {
  readonly orm: Orm;
  readonly customers: Customers;
  readonly lifecycle: Pick<Lifecycle, 'statusOf'>;
  readonly books: Pick<ContractBooks, 'current' | 'today' | 'view' | 'history'>;
  readonly documents: ContractDocuments;
  readonly product: string;
  readonly now: () => number;
}

/** Whoever has a contract; and whoever had one, because a durable medium stays within reach when the contract is over. */
const statuses: readonly ApplicationStatus[] = ['show-contract', 'contract', 'nothing'];
const tags = ['Contract'];
const security = [{ customer: [] }];

/** The documents of a contract, for their owner alone ([sec 15]). */
export function registerDocumentRoutes(app: PlatformApp, options: DocumentRouteOptions): void {
  const { customers, lifecycle, books, documents, product } = options;
  const onRequest = [requireCustomer(customers.sessions), requireStatus(lifecycle, statuses)];

  app.get(
    `/v2/${product}/contract/document/get`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary:
          'Documents of the contract, newest first; a statement of today is made when it is asked for first',
        querystring: LanguageQuery,
        response: { 200: Type.Object({ files: Type.Array(DocumentFile) }), ...failures(400, 401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { customer } = customerOf(request);
      const language = personLanguageOf(request);
      const row = await books.current(customer.id);
      if (row === null) return { files: [] };
      await writeDueDocuments(options, customer, row, language);
      return { files: [...(await documents.list(customer.id, row.id, language))] };
    },
  );

  app.get(
    `/v2/${product}/contract/document/:id`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'A document as PDF, as it was handed over',
        params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
        querystring: LanguageQuery,
        response: failures(400, 401, 404, 409),
      },
    },
    async (request, reply) => {
      const found = await documents.bytes(customerOf(request).customer.id, request.params.id);
      // Somebody else's document is not there for this customer, exactly as one that does not exist.
      if (found === null)
        throw new PlatformError('not_found', documentTexts[personLanguageOf(request)].unknownDocument);
      return sendDocument(reply, found.file, found.bytes);
    },
  );
}
