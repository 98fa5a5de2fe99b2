import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { HistoryRow } from '#schemas/lending/contract.ts';
import { sampleArea, samplePending } from '#ui/loan/sample-contract.ts';
import type { ContractHistoryProps } from './props.ts';
import type { History } from './queries.ts';

const rows: readonly HistoryRow[] = [
  { id: 'h4', at: '2026-10-23T08:12:00Z', kind: 'repayment', amount_minor: -57_331, note: 'Rata 2' },
  { id: 'h3', at: '2026-09-23T11:40:00Z', kind: 'repayment', amount_minor: -57_331, note: 'Rata 1' },
  { id: 'h2', at: '2026-09-02T16:05:00Z', kind: 'transfer', amount_minor: -150_000, note: 'PL•• 2874' },
  { id: 'h1', at: '2026-08-24T10:15:00Z', kind: 'payout', amount_minor: 600_000, note: '' },
];
/** Both sides of the same movements. */
const sides = (of: readonly HistoryRow[]) => ({
  loan: of.filter(({ kind }) => kind !== 'transfer'),
  card: of.filter(({ kind }) => kind !== 'repayment'),
});
const history: History = {
  area: sampleArea,
  of: {},
  rows: sides(rows),
  pageSize: 20,
  currency: 'PLN',
  call: sampleRef(),
};

export const examples: WidgetExample<ContractHistoryProps>[] = [
  { name: 'normal', title: 'Four movements', props: {}, data: { history } },
  {
    name: 'long',
    title: 'A full page, long notes, a payment under way',
    props: { title: 'Historia wszystkich wpłat, wypłat i przelewów z rachunku Twojej pożyczki' },
    data: {
      history: {
        ...history,
        area: samplePending,
        rows: sides(
          Array.from({ length: 40 }, (_, index) => ({
            ...(rows[index % 4] as HistoryRow),
            id: `l${index}`,
            amount_minor: (rows[index % 4]?.amount_minor ?? 0) * 100,
            note: 'Przelew na własne konto w banku spółdzielczym, tytuł podany przez klienta',
          })),
        ),
      },
    },
  },
  {
    name: 'empty',
    title: 'Nothing has moved',
    props: {},
    data: { history: { ...history, rows: sides([]) } },
  },
  {
    name: 'broken',
    title: 'The history cannot be had',
    props: {},
    data: { history: { ...history, rows: null } },
  },
];
