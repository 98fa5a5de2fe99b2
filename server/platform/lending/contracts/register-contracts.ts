import type { PlatformApp } from '../../http/app-types.ts';
import type { ContractParts } from './contract-parts.ts';
import { registerReadingRoutes } from './reading-routes.ts';
import { registerRepaymentRoutes } from './repayment-routes.ts';
import { registerSigningRoutes } from './signing-routes.ts';

/** The customer's contract: read, signed, withdrawn from. Its card and its documents are registered with theirs. */
export function registerContracts(app: PlatformApp, parts: ContractParts): void {
  registerReadingRoutes(app, parts);
  registerRepaymentRoutes(app, parts);
  registerSigningRoutes(app, parts);
}
