import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { LinkedAccount } from '#schemas/lending/bank-link.ts';
import type { BankLinkCalls } from './bank-link-calls.ts';
import type { BankLinkStart, BankScreenWords } from './bank-link-screen.tsx';

/* What the screens of a bank link look like, from the beginning to every end. */

const account: LinkedAccount = {
  id: 'a1',
  masked_iban: 'PL •••• 2874',
  bank: 'Bank Most',
  owner: 'NOWAK HALINA',
  balance_minor: 312_045,
  currency: 'PLN',
};
export function bankLinkExamples(): WidgetExample<BankScreenWords>[] {
  const calls: BankLinkCalls = {
    open: sampleRef(),
    accounts: sampleRef(),
    process: sampleRef(),
    status: null,
  };
  const link = (start: BankLinkStart['start']): { link: BankLinkStart } => ({ link: { calls, start } });
  return [
    { name: 'normal', title: 'Before the bank is opened', props: {}, data: link({ at: 'intro' }) },
    {
      name: 'accounts',
      title: 'Accounts to choose from',
      props: {},
      data: link({
        at: 'accounts',
        linkId: 'l1',
        accounts: [account, { ...account, id: 'a2', balance_minor: null }],
      }),
    },
    {
      name: 'importing',
      title: 'Reading takes longer',
      props: {},
      data: link({ at: 'importing', asked: 30 }),
    },
    {
      name: 'long',
      title: 'Long names',
      props: { title: 'Potwierdzenie tożsamości i rachunku bankowego, na który wypłacimy pożyczkę' },
      data: link({
        at: 'accounts',
        linkId: 'l1',
        accounts: [
          {
            ...account,
            bank: 'Międzypowiatowy Bank Spółdzielczy Ziemi Brzeszczykiewickiej w Konstantynopolitańczykowie',
            owner: 'BRZĘCZYSZCZYKIEWICZ-KONSTANTYNOPOLITAŃCZYKOWIANECZKA WIELISŁAWA',
          },
        ],
      }),
    },
    {
      name: 'failed',
      title: 'Somebody else’s account',
      props: {},
      data: link({ at: 'failed', failure: 'name-mismatch' }),
    },
    {
      name: 'empty',
      title: 'Before anything is known',
      props: { title: '', lead: '' },
      data: link({ at: 'checking' }),
    },
    {
      name: 'broken',
      title: 'The bank is away',
      props: {},
      data: link({ at: 'failed', failure: 'bank-unavailable' }),
    },
  ];
}
