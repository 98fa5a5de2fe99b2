import type { WidgetExample } from '#registry/widget.ts';
import type { LinkedAccount } from '#schemas/lending/bank-link.ts';
import type { KontomatikProps } from './props.ts';
import type { Link } from './queries.ts';

const account: LinkedAccount = {
  id: 'a1',
  masked_iban: 'PL •••• 2874',
  bank: 'Bank Most',
  owner: 'NOWAK HALINA',
  balance_minor: 312_045,
  currency: 'PLN',
};
const link = (start: Link['start']): { link: Link } => {
  const path = '/v2/example';
  return {
    link: { paths: { open: path, openMethod: 'GET', accounts: path, process: path, status: path }, start },
  };
};

export const examples: WidgetExample<KontomatikProps>[] = [
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
  { name: 'importing', title: 'Reading takes longer', props: {}, data: link({ at: 'importing', asked: 30 }) },
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
