import type { WidgetExample } from '#registry/widget.ts';
import type { VerificationTransfer } from '#schemas/lending/bank-link.ts';
import type { BankTransferVerificationProps } from './props.ts';
import type { Transfer } from './queries.ts';

const form: VerificationTransfer = {
  amount_minor: 1,
  currency: 'PLN',
  recipient: 'Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa',
  iban: 'PL03000000009000000000000001',
  title: 'W/2026/000123 K7Q2MX',
  expires_at: '2026-11-24T12:00:00.000Z',
  state: 'awaited',
  failure: null,
  pay_urls: { most: '#most', zuraw: '#zuraw' },
};
const transfer = (more: Partial<Transfer> = {}): { transfer: Transfer } => ({
  transfer: {
    form,
    banks: [
      { id: 'most', name: 'Bank Most' },
      { id: 'zuraw', name: 'Bank Żuraw' },
    ],
    formCall: null,
    ...more,
  },
});

export const examples: WidgetExample<BankTransferVerificationProps>[] = [
  { name: 'normal', title: 'The transfer is awaited', props: {}, data: transfer() },
  {
    name: 'failed',
    title: 'A transfer from somebody else’s account',
    props: {},
    data: transfer({ form: { ...form, state: 'failed', failure: 'name-mismatch' } }),
  },
  {
    name: 'long',
    title: 'Long names',
    props: { title: 'Przelej jeden grosz ze swojego konta, abyśmy wiedzieli, że należy właśnie do Ciebie' },
    data: transfer({
      banks: [
        {
          id: 'most',
          name: 'Międzypowiatowy Bank Spółdzielczy Ziemi Brzeszczykiewickiej w Konstantynopolitańczykowie',
        },
        { id: 'zuraw', name: 'Bank Żuraw' },
      ],
    }),
  },
  { name: 'empty', title: 'No bank for a transfer at once', props: {}, data: transfer({ banks: [] }) },
  { name: 'broken', title: 'The data cannot be had', props: {}, data: transfer({ form: null }) },
];
