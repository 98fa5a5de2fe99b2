import type { WidgetExample } from '#registry/widget.ts';
import type { ConfirmWaitProps } from './props.ts';
import type { WaitEntry } from './queries.ts';

const entry: WaitEntry = {
  status: 'scoring',
  personDecides: false,
  knowsIncome: true,
  joinsDebts: false,
  number: 'W/2026/000123',
  since: '2026-11-21T11:03:00.000Z',
};

export const examples: WidgetExample<ConfirmWaitProps>[] = [
  { name: 'normal', title: 'On the way to a decision', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'Other terms are looked for',
    props: {
      title: 'Szukamy dla Ciebie warunków pożyczki, które bezpiecznie zmieszczą się w domowym budżecie',
    },
    data: { entry: { ...entry, status: 'refinance-wait', joinsDebts: true } },
  },
  {
    name: 'person',
    title: 'A person decides',
    props: {},
    data: { entry: { ...entry, personDecides: true } },
  },
  {
    name: 'contract',
    title: 'The contract is prepared',
    props: {},
    data: { entry: { ...entry, status: 'processing' } },
  },
  {
    name: 'empty',
    title: 'No number yet',
    props: {},
    data: { entry: { ...entry, status: 'screening', number: null, since: null } },
  },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
