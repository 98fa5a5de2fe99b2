import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { DrawSheet } from '../../base/pdf/write-sheet.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import { createContractDocuments } from './contract-documents.ts';
import { registerDocumentRoutes } from './document-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'sandbox' | 'now'> {
  readonly books: ContractBooks;
  readonly drawSheet?: DrawSheet;
}

/** The documents of a contract, kept as they were handed over. */
export const documentsModule = defineModule({
  name: 'documents',
  open: ({ orm, sandbox, now, drawSheet }: Needs) => ({
    documents: createContractDocuments({ orm, sandbox, now, ...(drawSheet && { drawSheet }) }),
  }),
  routes: (app, parts) => registerDocumentRoutes(app, parts),
});
