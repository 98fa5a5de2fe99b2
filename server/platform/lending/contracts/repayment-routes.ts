import { contractPartRepayment, contractTransferCode } from '#schemas/calls/contract.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import type { ContractParts } from './contract-parts.ts';
import { ownContract } from './reading-routes.ts';

/** What a repayment would do, and how to make one by transfer. Nothing is changed. */
export function registerRepaymentRoutes(app: PlatformApp, parts: ContractParts): void {
  const { books } = parts;

  serve(app, contractPartRepayment, async (request) => {
    const contract = await ownContract(parts, request);
    return { data: await books.partRepayment(contract, request.query.amount_minor) };
  });

  serve(app, contractTransferCode, async (request) => {
    const contract = await ownContract(parts, request, request.query.contract);
    return { data: await books.transferCode(contract, request.query.amount_minor) };
  });
}
