import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf } from '#schemas/calls.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { BankLinkProvider } from '../lending/identification/bank-link-provider.ts';
import type { Platform } from '../platform.ts';
import type { Question } from './ask.ts';
import { addressesOf, customerAsking } from './ask-customer.ts';
import { idPlaces } from './id-places.ts';
import { lenderAccount } from './identification-bench.ts';
import { onBackends } from './on-backends.ts';
import { type Asking, account, idOf, loan, ownedPlaces } from './owned-places.ts';

/** Lets everybody's bank say yes; accounts are named after their link. */
const bankLink: BankLinkProvider = {
  account: lenderAccount,
  open: ({ linkId }) => ({ widget_url: `/w/${linkId}`, redirect_url: `/r/${linkId}`, origin: '' }),
  status: async (linkId) => ({
    state: 'authorised',
    accounts: [
      {
        id: `of ${linkId}`,
        bank: 'Bank Most',
        masked_iban: 'PL … 2874',
        owner: 'Anna Nowak',
        currency: 'PLN',
        balance_minor: null,
      },
    ],
  }),
  import: async () => undefined,
  transferPages: () => ({}),
  readNotice: () => null,
};

/** All a customer can read of what is theirs. */
const owned: readonly [string, Question][] = [
  [`${loan}/application/status?app=0`, {}],
  [`${loan}/application/counter-offer`, {}],
  [`${loan}/contract/data`, {}],
  [`${loan}/contract/history`, {}],
  [`${loan}/contract/document/get`, {}],
  [`${loan}/contract/card/info`, {}],
  [`${loan}/bank/account/list`, {}],
  [`${loan}/pay/status`, {}],
  [`${loan}/pay/kontomatik/account`, {}],
  [`${loan}/pay/kontomatik/status`, { payload: {} }],
  [`${loan}/transaction-link/status`, { payload: {} }],
  [`${account}/keys`, {}],
  [`${account}/self`, {}],
];

/** Two customers, and every id of the one in the hands of the other ([sec 15]). */
onBackends((backend) => {
  describe('ownership', () => {
    let platform: Platform;
    let victim: Asking;
    let thief: Asking;
    const nextAddress = addressesOf('10.95');
    const as = async (email: string): Promise<Asking> => {
      const asking = await customerAsking(platform, email);
      return (url, question = {}) => asking(url, { remoteAddress: nextAddress(), ...question });
    };
    beforeAll(async () => {
      const time = Date.UTC(2026, 10, 21, 9);
      const start = async () => ({ redirectUrl: 'https://pay.example/1', reference: null });
      const paymentGateway = { connect: () => ({ start, refund: async () => ({ reference: null }) }) };
      platform = await backend.open({ now: () => time, bankLink, paymentGateway });
      victim = await as('scoring@example.com');
      thief = await as('processing@example.com');
    });
    afterAll(() => platform.close());
    const place = (who: Asking, status: ApplicationStatus) =>
      who(`${loan}/dev/decisions`, {
        payload: status === 'nothing' ? { decision: 'restart' } : { status },
      });
    const seenBy = (who: Asking) =>
      Promise.all(
        owned.map(async ([url, question]) => {
          const { status, body } = await who(url, question);
          return [url, status, body] as const;
        }),
      );

    test('[sec 15] every id a privileged call takes is in this sweep', () => {
      expect(Object.keys(ownedPlaces).toSorted()).toEqual(idPlaces());
      const unserved = Object.entries(ownedPlaces).flatMap(([name, how]) =>
        how === 'unserved' ? [name] : [],
      );
      const isServed = (name: string) => callOf(name.split(' ', 1)[0] ?? '').isPlanned !== true;
      expect(unserved.filter(isServed)).toEqual([]);
    });

    const tried = Object.entries(ownedPlaces).flatMap(([name, how]) =>
      typeof how === 'object' ? [[name, how] as const] : [],
    );
    // Contracts stay between tests, because their documents take time; what a test used up is made anew.
    let standing: ApplicationStatus | undefined;
    test.each(tried)('[sec 15] %s: somebody else’s is not there, and nothing changes', async (_name, how) => {
      if (standing !== how.in)
        for (const who of [victim, thief]) expect((await place(who, how.in)).status).toBe(200);
      standing = how.in === 'contract' ? how.in : undefined;
      const id = await how.id(victim);
      // What asking writes by itself is written now.
      for (const who of [victim, thief]) await seenBy(who);
      if (how.answer !== undefined) await how.steal(id, thief);
      const before = [await seenBy(victim), await seenBy(thief)];
      const { status, body } = await how.steal(id, thief);
      expect(status).toBe(how.answer ?? 404);
      expect(JSON.stringify(body)).not.toContain(id);
      expect([await seenBy(victim), await seenBy(thief)]).toEqual(before);
      // The same request is good in the owner's hands: it was the owner that was wrong, and nothing else.
      const own = await how.steal(id, victim).catch((error: unknown) => {
        // A file, which is no JSON.
        if (error instanceof SyntaxError) return { status: 200 };
        throw error;
      });
      expect(how.good ?? 200).toBe(own.status);
    });

    test('[sec 15] ids that nobody asked for change no answer', async () => {
      for (const who of [victim, thief]) await place(who, 'contract');
      const [contract, stranger] = await Promise.all(
        [thief, victim].map(async (who) => (await who(`${loan}/contract/data`)).body.data),
      );
      const id = idOf(stranger);
      expect(idOf(contract)).not.toBe(id);
      const extra = ['id', 'contract_id', 'customer_id', 'card_id', 'account_id'].map(
        (name) => `${name}=${id}`,
      );
      for (const [url, question] of owned) {
        const plain = await thief(url, question);
        const { status, body } = await thief(
          `${url}${url.includes('?') ? '&' : '?'}${extra.join('&')}`,
          question,
        );
        if (status !== 400) expect([url, status, body]).toEqual([url, plain.status, plain.body]);
      }
    });
  });
});
