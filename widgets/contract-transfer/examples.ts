import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleArea, sampleCard } from '#ui/loan/sample-contract.ts';
import type { ContractTransferProps } from './props.ts';
import type { Transfer } from './queries.ts';

const transfer: Transfer = {
  area: sampleArea,
  card: sampleCard,
  accounts: [{ id: 'a1', masked_iban: 'PL•• •••• •••• 2874', bank: 'mBank', owner: 'Halina Nowak' }],
  calls: { code: sampleRef(), transfer: sampleRef() },
};

export const examples: WidgetExample<ContractTransferProps>[] = [
  { name: 'normal', title: 'One account', props: {}, data: { transfer } },
  {
    name: 'long',
    title: 'Several accounts with long names',
    props: { title: 'Przelew z rachunku karty na Twoje własne konto w banku' },
    data: {
      transfer: {
        ...transfer,
        accounts: [1, 2, 3].map((index) => ({
          id: `a${index}`,
          masked_iban: 'PL•• •••• •••• 2874',
          bank: `Spółdzielczy Bank Rozwoju w Konstantynowie Łódzkim, oddział ${index}`,
          owner: 'Wielisława Brzęczyszczykiewicz-Konstantynopolitańska',
        })),
      },
    },
  },
  {
    name: 'empty',
    title: 'No account was proved yet',
    props: {},
    data: { transfer: { ...transfer, accounts: [] } },
  },
  {
    name: 'no-card',
    title: 'There is no card yet',
    props: {},
    data: { transfer: { ...transfer, card: null } },
  },
  {
    name: 'broken',
    title: 'The accounts cannot be had',
    props: {},
    data: { transfer: { ...transfer, accounts: 'unavailable' } },
  },
];
