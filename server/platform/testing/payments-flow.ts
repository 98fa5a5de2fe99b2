import { createHash } from 'node:crypto';
import type { PaymentBench } from './payments-bench.ts';

/** The same for the same words, so that another process can mean the same thing. */
export function stableUuid(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Whole minor units of every repayment and transfer here. */
export const flowMinor = 100;

type Question = NonNullable<Parameters<PaymentBench['call']>[1]>;

/** Asks until no other process is at work on the same. @throws Error for any answer but success */
async function insist(bench: PaymentBench, path: string, question: Question): Promise<{ order_id?: string }> {
  const { status, body } = await bench.call(path, question);
  if (status === 200) return body.data;
  if (body.error?.code !== 'in_flight') throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  await new Promise((resolve) => setTimeout(resolve, 2));
  return insist(bench, path, question);
}

/**
 * One customer's business, which means the same whoever does it and however often: a repayment is started, the gateway says
 * twice at once that it was paid, money is sent.
 * @returns id of the order
 */
export async function runFlow(
  bench: PaymentBench,
  who: { readonly customerId: string; readonly accountId: string },
  index: number,
): Promise<string> {
  const repayment = await insist(bench, 'blue-cash/repayment', {
    who: who.customerId,
    key: stableUuid(`repayment ${index}`),
    body: { amount_minor: flowMinor },
  });
  const order = repayment.order_id ?? '';
  const notice = {
    id: `notice-${index}`,
    order_id: order,
    state: 'succeeded',
    amount_minor: flowMinor,
    currency: 'PLN',
  };
  const answers = await Promise.all([bench.notify(notice), bench.notify(notice)]);
  if (answers.some(({ status }) => status !== 200))
    throw new Error(`notification: ${JSON.stringify(answers)}`);
  await insist(bench, 'account/transfer-money', {
    who: who.customerId,
    key: stableUuid(`transfer ${index}`),
    body: { account_id: who.accountId, amount_minor: flowMinor, code: '123456' },
  });
  return order;
}
