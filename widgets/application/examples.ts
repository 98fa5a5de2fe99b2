import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleApplication, sampleStepForms, sampleTerms } from '#ui/loan/sample-application.ts';
import type { ApplicationProps } from './props.ts';
import type { ApplicationEntry } from './queries.ts';

const entry: ApplicationEntry = {
  application: sampleApplication(),
  forms: sampleStepForms,
  terms: sampleTerms,
  updateCall: sampleRef(),
  cancelCall: sampleRef(),
};

export const examples: WidgetExample<ApplicationProps>[] = [
  { name: 'normal', title: 'The second of four steps', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Wniosek o pożyczkę gotówkową z ubezpieczeniem spłaty i bezpłatnym odroczeniem pierwszej raty',
      lead: 'Odpowiedz na pytania w czterech krokach. Potrzebne będą: dowód osobisty, numer PESEL, nazwa i numer NIP pracodawcy oraz lista innych zobowiązań.',
    },
    data: {
      entry: {
        ...entry,
        application: sampleApplication({
          wanted: { amount_minor: 2_000_000, months: 48 },
          steps: [
            {
              alias: 'personal',
              title: 'Dane osobowe, dokument tożsamości i adres zamieszkania',
              done: true,
            },
            { alias: 'household', title: 'Gospodarstwo domowe i osoby na utrzymaniu', done: true },
            { alias: 'income', title: 'Zatrudnienie, pracodawca i miesięczny dochód', done: false },
            { alias: 'obligations', title: 'Zobowiązania, cel pożyczki i wymagane zgody', done: false },
          ],
          step: 'income',
        }),
      },
    },
  },
  {
    name: 'empty',
    title: 'A step without a form, and no terms in force',
    props: {},
    data: { entry: { ...entry, forms: {}, terms: null } },
  },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
