import { defineModule } from '../../base/modules/define-module.ts';
import type { ContractDocuments } from '../documents/document-writer.ts';
import type { ContractParts } from './contract-parts.ts';
import { registerReadingRoutes } from './reading-routes.ts';
import { registerRepaymentRoutes } from './repayment-routes.ts';
import { registerSigningRoutes } from './signing-routes.ts';
import { createStepDocuments } from './step-documents.ts';

interface Needs extends Omit<ContractParts, 'stepDocuments'> {
  readonly documents: ContractDocuments;
}

/** The customer's contract: read, signed, withdrawn from. Its card and its documents are registered with theirs. */
export const contractsModule = defineModule({
  name: 'contracts',
  open: ({ orm, documents, books }: Needs) => ({ stepDocuments: createStepDocuments(orm, documents, books) }),
  routes: (app, parts) => {
    registerReadingRoutes(app, parts);
    registerRepaymentRoutes(app, parts);
    registerSigningRoutes(app, parts);
  },
});
