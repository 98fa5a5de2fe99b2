import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, type CallId, calls } from '#schemas/calls.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { customerAsking } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

/** `open`: no sign-in. `any`: the owner's in every status. Else the statuses that admit the call. */
type Admitted = 'open' | 'any' | readonly ApplicationStatus[];
interface Gate {
  readonly in: Admitted;
  /** A body that fits the call, so that it is the status that refuses it. */
  readonly body?: object;
}

/** Areas whose calls depend on the status of an application. */
const areas: readonly string[] = [
  'application',
  'contract',
  'card',
  'payments',
  'resale',
  'transaction-link',
  'identification',
];
const code = '123456';
const id = '00000000-0000-4000-8000-000000000000';
const shown = ['show-contract', 'contract'] as const;
const running = ['contract'] as const;
const identifying = ['payment-request'] as const;
/** How a link stands may be asked until the data it brought are read. */
const asking = [...identifying, 'external-data-request', 'processing'] as const;
const link = { link_id: id, account_id: id };

/** What every call of these areas asks of the status ([sec 14]). A call that is not here fails the test. */
export const statusGates: Readonly<Partial<Record<CallId, Gate>>> = {
  'cross-sell.lead-offers': { in: 'open' },
  'cross-sell.lead-create': { in: 'open' },
  'calculator.options': { in: 'open' },
  // Signed by the gateway, without a session.
  'blue-cash.notification': { in: 'open' },
  'application.create': { in: 'any' },
  'application.status': { in: 'any' },
  'application.update': {
    in: ['filling-form', 'data-checking', 'call-verification', 'nothing'],
    body: { step: 'personal', values: {} },
  },
  'application.cancel': {
    in: [
      'filling-form',
      'confirm-code',
      'update-mobile',
      'counter-offer',
      'data-checking',
      'call-verification',
      'payment-request',
      'show-contract',
      'resale-offer',
      'inresale',
    ],
    body: {},
  },
  'application.step': { in: ['filling-form', 'data-checking'] },
  'application.step-submit': { in: ['filling-form'], body: {} },
  'counter-offer.list': { in: ['counter-offer'] },
  'counter-offer.apply': { in: ['counter-offer'], body: { decision: 'decline' } },
  'counter-offer.select': { in: ['counter-offer'], body: { offer_id: id } },
  'resale.offers': { in: ['resale-offer', 'resale-wait', 'inresale'] },
  'resale.init': { in: ['resale-offer'], body: { offer_id: 'raty-baltyk', consents: [] } },
  'resale.partner': { in: ['resale-offer'], body: { offer_id: 'raty-baltyk' } },
  'resale.decline': { in: ['resale-offer', 'resale-wait', 'inresale'], body: {} },
  'contract.get': { in: shown, body: {} },
  'contract.data': { in: shown },
  'contract.card-info': { in: shown },
  // A durable medium stays within reach when the contract is over.
  'contract.documents': { in: [...shown, 'nothing'] },
  'contract.document': { in: [...shown, 'nothing'] },
  'contract.history': { in: running },
  // Contracts that were signed, whatever became of them; nobody else's.
  'contract.list': { in: 'any' },
  'contract.withdrawal-terms': { in: running },
  'contract.settlement': { in: running },
  'contract.part-repayment': { in: running },
  'contract.transfer-code': { in: running },
  'contract.sign': {
    in: ['show-contract'],
    body: { code, sheet_received: true, accepts_contract: true },
  },
  'contract.withdrawal': { in: running, body: { confirm: true } },
  'card.change-pin': { in: running, body: { pin: '4821', code } },
  'card.card-block': { in: running, body: { reason: id, code } },
  'card.remind-pin': { in: running, body: { code } },
  'card.card-freeze': { in: running, body: { reason: id } },
  'card.card-unfreeze': { in: running, body: {} },
  'card.card-details': { in: running, body: { code } },
  'account.transfer-money': { in: running, body: { account_id: id, amount_minor: 1000, code } },
  'bank-account.list': { in: running },
  'blue-cash.repayment': { in: running, body: { amount_minor: 1000 } },
  // The way back from the gateway: what became of a payment is told whatever it did to the contract.
  'pay.status': { in: 'any' },
  // Names of banks, which public pages show too.
  'bank.repayment': { in: 'open' },
  'pay.form': { in: identifying },
  'pay.bank': { in: 'open' },
  'kontomatik.access': { in: identifying },
  'kontomatik.account': { in: identifying },
  'kontomatik.process': { in: identifying, body: link },
  'kontomatik.status': { in: asking, body: {} },
  'transaction-link.account': { in: identifying },
  'transaction-link.authorize': { in: identifying, body: {} },
  'transaction-link.status': { in: asking, body: {} },
  'transaction-link.process': { in: identifying, body: link },
};

const gated: readonly Call[] = calls.filter(({ area }) => areas.includes(area));
const gateOf = (call: string): Gate | undefined =>
  Object.entries(statusGates).find(([name]) => name === call)?.[1];

/** The address of a call, with values of its own in its places. */
const addressOf = ({ path, sends }: Call): string => {
  const filled = path.replace('{product}', 'loan').replace('{alias}', 'personal').replace('{id}', id);
  const fixed = new URLSearchParams(sends);
  return fixed.size === 0 ? filled : `${filled}?${fixed}`;
};

/** Every status against every call of the flow. */
onBackends((backend) => {
  describe('status gate', () => {
    let platform: Platform;
    beforeAll(async () => {
      const start = async () => ({ redirectUrl: 'https://pay.example/1', reference: null });
      // There is a gateway, so that it is the status that refuses.
      platform = await backend.open({
        paymentGateway: { connect: () => ({ start, refund: async () => ({ reference: null }) }) },
      });
    });
    afterAll(() => platform.close());

    test('[sec 14] every call of the flow says which statuses admit it', () => {
      expect(gated.filter(({ id: name }) => gateOf(name) === undefined)).toEqual([]);
      const names: readonly CallId[] = calls.map(({ id: name }) => name);
      expect(Object.keys(statusGates).filter((name) => !names.some((one) => one === name))).toEqual([]);
    });

    test('[sec 14] the records of the calls name the same statuses', () => {
      const recorded = gated.map(({ id: name, access, statuses }) => [
        name,
        access === 'customer' ? (statuses?.toSorted() ?? 'inside') : 'open',
      ]);
      const documented = gated.map(({ id: name, statuses }) => {
        const admitted = gateOf(name)?.in;
        if (admitted === 'open') return [name, admitted];
        // What the record leaves to the call is checked inside, as the refusals below show.
        return [
          name,
          statuses === undefined ? 'inside' : typeof admitted === 'object' ? admitted.toSorted() : admitted,
        ];
      });
      expect(recorded).toEqual(documented);
    });

    test('[sec 14] nobody who is not signed in gets anything', async () => {
      const closed = gated.filter(({ id: name }) => gateOf(name)?.in !== 'open');
      const answers = await Promise.all(
        closed.map(async (call) => {
          const body = gateOf(call.id)?.body;
          const { status } = await ask(platform, addressOf(call), { ...(body && { payload: body }) });
          return [call.id, status] as const;
        }),
      );
      expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
    });

    test.each(sandboxCustomers.map(({ email, status }) => [status, email] as const))(
      '[sec 14] in the status %s every other call is refused',
      async (status, email) => {
        const asking = await customerAsking(platform, email);
        const refused = gated.filter(({ id: name }) => {
          const admitted = gateOf(name)?.in;
          return typeof admitted === 'object' && !admitted.includes(status);
        });
        const answers = await Promise.all(
          refused.map(async (call) => {
            const payload = gateOf(call.id)?.body;
            const headers = { [idempotencyHeader]: crypto.randomUUID() };
            const answer = await asking(addressOf(call), { ...(payload && { payload }), headers });
            return [call.id, answer.status, answer.body.error?.code] as const;
          }),
        );
        const wrong = answers.filter(([, code, word]) => code !== 409 || word !== 'wrong_status');
        expect(wrong).toEqual([]);
      },
    );
  });
});
