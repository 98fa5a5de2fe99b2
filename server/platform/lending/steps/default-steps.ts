import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { stepTitles } from '../application-titles.ts';
import { buttons, type FieldName, groupTitles, hints, messages, options, titles } from './step-words.ts';

type Rest = Omit<FormField, 'alias' | 'type' | 'title'>;
type StepName = keyof ReturnType<typeof stepTitles.in>;
const required = { type: 'required' } as const;
const half = { width: 'half' } as const;
const atMost = (value: number) => ({ type: 'maxLength', value });
/** A month's money above this is a year's, or a mistake: one hundred thousand of the currency. */
const maxMonthlyMinor = 10_000_000;

/** Forms of the application the code ships, for a content system that has none of the name `application-<step>`. */
export const defaultSteps: Readonly<Record<StepName, (language: PersonLanguage) => FormDefinition>> = {
  personal: (l) =>
    step('personal', l, [
      { alias: 'main', fields: personFields(l) },
      { alias: 'address', title: groupTitles.address(l), fields: addressFields(l) },
    ]),
  household: (l) => step('household', l, [{ alias: 'main', fields: householdFields(l) }]),
  income: (l) => step('income', l, [{ alias: 'main', fields: incomeFields(l) }]),
  obligations: (l) => step('obligations', l, [{ alias: 'main', fields: obligationFields(l) }]),
};

const step = (name: StepName, l: PersonLanguage, groups: FormDefinition['groups']): FormDefinition => ({
  alias: `application-${name}`,
  title: stepTitles.in(l)[name],
  button_text: name === 'obligations' ? buttons.send(l) : buttons.next(l),
  groups,
});

function field(alias: FieldName, type: FormField['type'], l: PersonLanguage, rest: Rest = {}): FormField {
  const hint = hints[alias]?.(l);
  return { alias, type, title: titles[alias](l), ...(hint !== undefined && { hint }), ...rest };
}

const select = (alias: keyof typeof options, l: PersonLanguage): FormField =>
  field(alias, 'select', l, {
    values: Object.entries(options[alias]).map(([key, words]) => ({ key, value: words(l) })),
    validation_rules: [required],
  });

const money = (alias: FieldName, l: PersonLanguage, rest: Rest = {}): FormField =>
  field(alias, 'money', l, {
    currency: 'PLN',
    validation_rules: [
      required,
      { type: 'min', value: 0 },
      { type: 'max', value: maxMonthlyMinor, error_message: messages.month(l) },
    ],
    ...rest,
  });

const count = (alias: FieldName, l: PersonLanguage, most: number): FormField =>
  field(alias, 'number', l, {
    validation_rules: [required, { type: 'min', value: 0 }, { type: 'max', value: most }],
  });

const personFields = (l: PersonLanguage): FormField[] => [
  field('pesel', 'text', l, {
    ...half,
    autocomplete: 'off',
    validation_rules: [required, { type: 'pesel' }],
  }),
  field('id_card', 'text', l, {
    ...half,
    autocomplete: 'off',
    validation_rules: [
      required,
      { type: 'regex', value: '^\\s*[A-Za-z]{3}\\s?\\d{6}\\s*$', error_message: messages.id_card(l) },
    ],
  }),
];

const addressFields = (l: PersonLanguage): FormField[] => [
  field('postal_code', 'text', l, {
    ...half,
    placeholder: '00-000',
    autocomplete: 'postal-code',
    validation_rules: [required, { type: 'postalCode' }],
  }),
  field('city', 'text', l, {
    ...half,
    autocomplete: 'address-level2',
    validation_rules: [required, atMost(100)],
  }),
  field('street', 'text', l, { autocomplete: 'address-line1', validation_rules: [atMost(100)] }),
  field('house', 'text', l, { ...half, validation_rules: [required, atMost(20)] }),
  field('flat', 'text', l, { ...half, validation_rules: [atMost(20)] }),
];

const householdFields = (l: PersonLanguage): FormField[] => [
  select('marital_status', l),
  select('housing', l),
  count('dependants', l, 20),
  money('living_costs', l),
];

const incomeFields = (l: PersonLanguage): FormField[] => [
  field('employment', 'select', l, { lookup: 'employment', validation_rules: [required] }),
  field('employer', 'text', l, { autocomplete: 'organization', validation_rules: [atMost(120)] }),
  money('net_income', l),
  field('income_since', 'date', l, {
    ...half,
    validation_rules: [required, { type: 'dateRange', value: { from: '1950-01-01', to: 'today' } }],
  }),
];

const obligationFields = (l: PersonLanguage): FormField[] => [
  count('loans', l, 50),
  money('instalments', l, {
    bindings: [{ type: 'show', when: [{ field: 'loans', operator: 'greater', value: 0 }] }],
  }),
  select('purpose', l),
];
