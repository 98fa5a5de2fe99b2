import { contractDocument, contractDocuments } from '#schemas/calls/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import { sendDocument } from '../../content/forms/files/send-document.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import { contractTexts } from '../contracts/contract-texts.ts';
import { documentTexts } from './document-texts.ts';
import type { ContractDocuments } from './document-writer.ts';
import { writeDueDocuments } from './due-documents.ts';

export interface DocumentRouteOptions {
  readonly orm: Orm;
  readonly books: Pick<ContractBooks, 'find' | 'today' | 'view' | 'history'>;
  readonly documents: ContractDocuments;
  readonly now: () => number;
}

/** The documents of a contract, for their owner alone ([sec 15]). */
export function registerDocumentRoutes(app: PlatformApp, options: DocumentRouteOptions): void {
  const { books, documents } = options;

  serve(app, contractDocuments, async (request) => {
    const { customer } = customerOf(request);
    const language = personLanguageOf(request);
    const { contract } = request.query;
    const row = await books.find(customer.id, contract);
    if (row === null && contract !== undefined)
      throw new PlatformError('not_found', refuseIn(contractTexts, language, 'noContract'));
    if (row === null) return { files: [] };
    await writeDueDocuments(options, customer, row, language);
    return { files: [...(await documents.list(customer.id, row.id, language))] };
  });

  serve(app, contractDocument, async (request, reply) => {
    const found = await documents.bytes(customerOf(request).customer.id, request.params.id);
    // Somebody else's document is not there for this customer, exactly as one that does not exist.
    if (found === null)
      throw new PlatformError(
        'not_found',
        refuseIn(documentTexts, personLanguageOf(request), 'unknownDocument'),
      );
    return sendDocument(reply, found.file, found.bytes);
  });
}
