import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { PartRepayment } from '#schemas/lending/part-repayment.ts';
import { RepaymentStart } from '#schemas/lending/payments.ts';
import { TransferCode } from '#schemas/lending/transfer-code.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { requireStatus } from '../lending/require-status.ts';
import type { ContractParts } from './contract-parts.ts';
import { contractTags, customerSecurity, ownContract } from './reading-routes.ts';

const amount = RepaymentStart.properties.amount_minor;

/** What a repayment would do, and how to make one by transfer. Nothing is changed. */
export function registerRepaymentRoutes(app: PlatformApp, parts: ContractParts): void {
  const { books, lifecycle, product, customers } = parts;
  const onRequest = [requireCustomer(customers.sessions), requireStatus(lifecycle, ['contract'])];
  const common = { tags: contractTags, security: customerSecurity };

  app.get(
    `/v2/${product}/contract/part-repayment`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'What a payment today would make of the schedule: a shorter term, or lower instalments',
        querystring: Type.Object({ ...LanguageQuery.properties, amount_minor: amount }),
        response: { 200: Envelope(PartRepayment), ...failures(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const contract = await ownContract(parts, request);
      return { data: await books.partRepayment(contract, request.query.amount_minor) };
    },
  );

  app.get(
    `/v2/${product}/contract/transfer-code`,
    {
      onRequest,
      schema: {
        ...common,
        summary:
          'A transfer to the contract’s account as a QR code of Polish banks; without an amount, of what is to be paid next',
        querystring: Type.Object({ ...LanguageQuery.properties, amount_minor: Type.Optional(amount) }),
        response: { 200: Envelope(TransferCode), ...failures(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const contract = await ownContract(parts, request);
      return { data: await books.transferCode(contract, request.query.amount_minor) };
    },
  );
}
