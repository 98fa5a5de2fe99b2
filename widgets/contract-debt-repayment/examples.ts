import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleArea, sampleContract, sampleLateContract, samplePending } from '#ui/loan/sample-contract.ts';
import type { ContractDebtRepaymentProps } from './props.ts';
import type { Repayment } from './queries.ts';
import { sampleTransferCode } from './sample-transfer-code.ts';

const repayment: Repayment = {
  area: sampleArea,
  contract: sampleContract,
  settlement: {
    on: '2026-11-21',
    principal_minor: 512_230,
    interest_minor: 5_410,
    fee_minor: 12_000,
    late_interest_minor: 0,
    refund_minor: 0,
    total_minor: 529_640,
    saved_minor: 43_670,
  },
  banks: [
    { id: 'm', name: 'mBank', uses: ['repayment'] },
    { id: 'p', name: 'PKO Bank Polski', uses: ['repayment'] },
    { id: 'i', name: 'ING Bank Śląski', uses: ['repayment'] },
  ],
  transferCode: sampleTransferCode,
  today: '2026-11-21',
  calls: { pay: sampleRef(), settlement: sampleRef(), part: sampleRef() },
};

export const examples: WidgetExample<ContractDebtRepaymentProps>[] = [
  { name: 'normal', title: 'An instalment is due', props: {}, data: { repayment } },
  {
    name: 'prepaid',
    title: 'Costs paid for time that is not used come back, within the 14 days of withdrawal',
    props: {},
    data: {
      repayment: {
        ...repayment,
        contract: { ...sampleContract, withdraw_until: '2026-12-04' },
        settlement: {
          on: '2026-11-21',
          principal_minor: 1_758_702,
          interest_minor: -25_786,
          fee_minor: -8_000,
          late_interest_minor: 0,
          refund_minor: 0,
          total_minor: 1_724_916,
          saved_minor: 515_160,
        },
      },
    },
  },
  {
    name: 'late',
    title: 'An instalment is late, and a payment is under way',
    props: {},
    data: { repayment: { ...repayment, area: samplePending, contract: sampleLateContract } },
  },
  {
    name: 'long',
    title: 'Many banks, a long heading',
    props: { title: 'Spłata raty, zaległości albo całego zadłużenia, przez internet lub przelewem' },
    data: {
      repayment: {
        ...repayment,
        banks: Array.from({ length: 14 }, (_, index) => ({
          id: `b${index}`,
          name: `Bank Spółdzielczy w Konstantynowie Łódzkim nr ${index + 1}`,
          uses: ['repayment'],
        })),
      },
    },
  },
  {
    name: 'empty',
    title: 'No settlement and no code can be had, nothing is due, no bank is named',
    props: {},
    data: {
      repayment: {
        ...repayment,
        banks: [],
        settlement: null,
        transferCode: null,
        contract: { ...sampleContract, next: null },
      },
    },
  },
  {
    name: 'banks-unavailable',
    title: 'The list of banks cannot be had',
    props: {},
    data: { repayment: { ...repayment, banks: null } },
  },
  {
    name: 'broken',
    title: 'The contract cannot be had',
    props: {},
    data: { repayment: { ...repayment, contract: null, settlement: null } },
  },
];
