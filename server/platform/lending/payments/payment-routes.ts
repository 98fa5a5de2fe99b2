import {
  accountTransferMoney,
  bankAccountList,
  blueCashRepayment,
  payStatus,
} from '#schemas/calls/payments.ts';
import type { TransferDone } from '#schemas/lending/payments.ts';
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
export function registerPaymentRoutes(app: PlatformApp, { orders, transfers, once }: PaymentParts): void {
  serve(app, blueCashRepayment, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    let contract: Awaited<ReturnType<typeof orders.check>> | undefined;
    const { body } = await once.once(
      request,
      'blue-cash.repayment',
      customer.id,
      async (tx) => {
        if (!contract) throw new Error('the order was not checked');
        const id = await orders.open(tx, contract, request.body, caller);
        return { status: 200, body: { order_id: id } };
      },
      async () => {
        contract = await orders.check(customer, request.body, caller);
      },
    );
    const { order_id } = body as { order_id: string };
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
    let sent: TransferDone | undefined;
    const { body } = await once.once(request, 'account.transfer-money', customer.id, async (tx) => {
      sent = await transfers.send(tx, customer, request.body, caller);
      return { status: 200, body: sent };
    });
    // A repetition moves nothing, and says nothing to anybody.
    if (sent) transfers.announce(customer, sent, caller);
    return { data: body as TransferDone };
  });
}
