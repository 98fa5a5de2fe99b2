import {
  accountTransferMoney,
  bankAccountList,
  blueCashRepayment,
  payStatus,
} from '#schemas/calls/payments.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentTexts } from './payment-texts.ts';
import { toPayStatus } from './repayment-orders.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Calls that move money, and those that say what became of it (specification 7, area payments). */
export function registerPaymentRoutes(
  app: PlatformApp,
  { orders, transfers, idempotency }: PaymentParts,
): void {
  serve(app, blueCashRepayment, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const { body } = await idempotency.run(request, {
      call: 'blue-cash.repayment',
      customerId: customer.id,
      prepare: () => orders.check(customer, request.body, caller),
      work: async (tx, contract) => ({ order_id: await orders.open(tx, contract, request.body, caller) }),
    });
    const { order_id } = body;
    return { data: { order_id, redirect_url: await orders.lead(customer, order_id, caller) } };
  });

  serve(app, payStatus, async (request) => {
    const { order_id: id } = request.query;
    const order =
      id === undefined || uuid.test(id) ? await orders.read(customerOf(request).customer.id, id) : null;
    if (order === null && id !== undefined)
      throw new PlatformError('not_found', refuseIn(paymentTexts, personLanguageOf(request), 'unknownOrder'));
    return { data: order && toPayStatus(order) };
  });

  serve(app, bankAccountList, async (request) => {
    return { data: { data: [...(await transfers.accounts(customerOf(request).customer.id))] } };
  });

  serve(app, accountTransferMoney, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const { body, isRepeated } = await idempotency.run(request, {
      call: 'account.transfer-money',
      customerId: customer.id,
      work: (tx) => transfers.send(tx, customer, request.body, caller),
    });
    if (!isRepeated) transfers.announce(customer, body, caller);
    return { data: body };
  });
}
