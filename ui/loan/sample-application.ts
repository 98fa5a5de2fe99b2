import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import type { FormField } from '#schemas/form.ts';
import type { Application } from '#schemas/lending/application.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { sampleForm, textField } from '#ui/account/sample-form.ts';

/** An application for examples and tests. */
export const sampleApplication = (more: Partial<Application> = {}): Application => ({
  status: 'filling-form',
  id: 'sample',
  number: 'W/2026/000123',
  since: '2026-11-21T10:15:00.000Z',
  wanted: { amount_minor: 500_000, months: 12 },
  offer: null,
  person_decides: false,
  joins_debts: false,
  fitting_instalment_minor: null,
  steps: [
    { alias: 'personal', title: 'O Tobie', done: true },
    { alias: 'household', title: 'Dom i rodzina', done: false },
    { alias: 'income', title: 'Praca i dochód', done: false },
    { alias: 'obligations', title: 'Zobowiązania i zgody', done: false },
  ],
  step: 'household',
  values: { personal: { city: 'Gdańsk' }, household: {} },
  phone: { masked: '••• ••• 456', verified: true },
  call: null,
  rejection: null,
  blocked: null,
  identification: null,
  ...more,
});

export const sampleTerms: LoanTerms = {
  on: '2026-11-21',
  annual_rate_percent: 14.5,
  fee_percent: 10,
  currency: 'PLN',
  min_amount_minor: 100_000,
  max_amount_minor: 2_000_000,
  min_months: 3,
  max_months: 48,
};

export const sampleLoan: LoanFigures = {
  currency: 'PLN',
  amount_minor: 500_000,
  months: 12,
  annual_rate_percent: 14.5,
  fee_percent: 10,
  fee_minor: 50_000,
  interest_minor: 40_136,
  instalment_minor: 49_177,
  last_instalment_minor: 49_189,
  total_cost_minor: 90_136,
  total_payable_minor: 590_136,
  apr_percent: 36.82,
};

const housing: FormField = {
  alias: 'housing',
  type: 'radio',
  title: 'Gdzie mieszkasz?',
  values: [
    { key: 'own', value: 'W mieszkaniu lub domu na własność' },
    { key: 'rent', value: 'W wynajętym mieszkaniu' },
    { key: 'family', value: 'U rodziny' },
  ],
  validation_rules: [{ type: 'required' }],
};

const living: FormField = {
  alias: 'living_cost',
  type: 'money',
  title: 'Koszty utrzymania w miesiącu',
  currency: 'PLN',
  hint: 'Czynsz, jedzenie, rachunki i dojazdy razem.',
  validation_rules: [{ type: 'required' }],
};

/** Forms of the sample application, by step. */
export const sampleStepForms: Readonly<Record<string, PreparedForm>> = {
  personal: sampleForm(
    { kind: 'application', name: 'personal' },
    {
      button: 'Dalej',
      fields: [textField('city', 'Miejscowość'), textField('street', 'Ulica')],
      title: 'O Tobie',
    },
  ),
  household: sampleForm(
    { kind: 'application', name: 'household' },
    { button: 'Dalej', fields: [housing, living], title: 'Dom i rodzina' },
  ),
  income: sampleForm(
    { kind: 'application', name: 'income' },
    { button: 'Dalej', fields: [textField('employer', 'Pracodawca')], title: 'Praca i dochód' },
  ),
  obligations: sampleForm(
    { kind: 'application', name: 'obligations' },
    { button: 'Dalej', fields: [textField('loans', 'Inne pożyczki')], title: 'Zobowiązania i zgody' },
  ),
};
