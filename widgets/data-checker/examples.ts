import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleApplication, sampleLoan, sampleStepForms } from '#ui/loan/sample-application.ts';
import type { DataCheckerProps } from './props.ts';
import type { DataCheckEntry } from './queries.ts';

const definitions = Object.fromEntries(
  Object.entries(sampleStepForms).map(([alias, { definition }]) => [alias, definition]),
);
const entry: DataCheckEntry = {
  application: sampleApplication({
    status: 'data-checking',
    offer: sampleLoan,
    step: null,
    values: {
      personal: { city: 'Gdańsk', street: 'Długa' },
      household: { housing: 'rent', living_cost: 180_000 },
      income: { employer: 'Stocznia Północ' },
      obligations: {},
    },
  }),
  definitions,
  updateCall: sampleRef(),
};

export const examples: WidgetExample<DataCheckerProps>[] = [
  { name: 'normal', title: 'Four steps to confirm', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'Long answers',
    props: { title: 'Przeczytaj spokojnie wszystkie podane informacje, zanim przygotujemy umowę pożyczki' },
    data: {
      entry: {
        ...entry,
        application: {
          ...entry.application,
          values: {
            ...entry.application.values,
            income: {
              employer:
                'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe „Konstantynopolitańczykowianeczka” sp. z o.o.',
            },
          },
        },
      },
    },
  },
  {
    name: 'empty',
    title: 'The questions cannot be had',
    props: {},
    data: { entry: { ...entry, definitions: {} } },
  },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
