import type { FormDefinition, FormField } from '#schemas/form.ts';

const required = [{ type: 'required' }];
const contracts = [
  { key: 'employment', value: 'Umowa o pracę na czas nieokreślony' },
  { key: 'mandate', value: 'Umowa zlecenia albo o dzieło' },
  { key: 'own', value: 'Własna działalność gospodarcza, także z niepełną księgowością' },
  { key: 'retired', value: 'Emerytura lub renta' },
];

const person: FormField[] = [
  {
    alias: 'firstname',
    type: 'text',
    title: 'Imię',
    width: 'half',
    autocomplete: 'given-name',
    validation_rules: required,
  },
  {
    alias: 'lastname',
    type: 'text',
    title: 'Nazwisko',
    width: 'half',
    autocomplete: 'family-name',
    validation_rules: required,
  },
  {
    alias: 'birth',
    type: 'date',
    title: 'Data urodzenia',
    validation_rules: [...required, { type: 'age', value: { min: 18 } }],
  },
  {
    alias: 'phone',
    type: 'phone',
    title: 'Numer telefonu',
    width: 'half',
    autocomplete: 'tel',
    validation_rules: required,
  },
  { alias: 'email', type: 'email', title: 'Adres e-mail', width: 'half', autocomplete: 'email' },
];

const income: FormField[] = [
  {
    alias: 'contract',
    type: 'radio',
    title: 'Z czego się utrzymujesz?',
    values: contracts,
    validation_rules: required,
  },
  {
    alias: 'employer',
    type: 'text',
    title: 'Nazwa pracodawcy',
    hint: 'Pełna nazwa z umowy, na przykład Przedsiębiorstwo Usługowo-Handlowe Konstantynopolitańczykowianeczka sp. z o.o.',
    autocomplete: 'organization',
    bindings: [
      { type: 'show', when: [{ field: 'contract', operator: 'in', value: ['employment', 'mandate'] }] },
      { type: 'require', when: [{ field: 'contract', operator: 'equals', value: 'employment' }] },
    ],
  },
  {
    alias: 'net',
    type: 'money',
    title: 'Dochód na rękę w miesiącu',
    currency: 'PLN',
    width: 'half',
    validation_rules: required,
  },
  { alias: 'costs', type: 'money', title: 'Stałe wydatki w miesiącu', currency: 'PLN', width: 'half' },
  {
    alias: 'debts',
    type: 'multi-select',
    title: 'Co teraz spłacasz?',
    values: [
      { key: 'mortgage', value: 'Kredyt hipoteczny' },
      { key: 'card', value: 'Kartę kredytową' },
      { key: 'loan', value: 'Inną pożyczkę' },
    ],
  },
];

/** A long form in groups, with fields in two columns, long words and parts that depend on each other. */
export const household: FormDefinition = {
  alias: 'household',
  title: 'Sprawdź, na jaką ratę Cię stać, zanim podpiszesz jakąkolwiek umowę',
  lead: 'Kilka pytań o dochody i wydatki. Nic z tego nie trafia do biur informacji kredytowej, a wynik zobaczysz od razu po wysłaniu formularza.',
  button_text: 'Policz bezpieczną ratę',
  groups: [
    { alias: 'person', title: 'O Tobie', fields: person },
    {
      alias: 'income',
      title: 'Dochody i wydatki',
      hint: 'Wystarczą kwoty przybliżone. Policz średnią z ostatnich trzech miesięcy.',
      fields: income,
    },
    {
      alias: 'rest',
      title: 'Jeszcze jedno',
      fields: [
        { alias: 'remarks', type: 'textarea', title: 'Co jeszcze powinniśmy wiedzieć?' },
        {
          alias: 'note',
          type: 'static',
          title: 'Zgody',
          hint: 'Każdą zgodę można wycofać w dowolnej chwili.\n\nWycofanie zgody nie wpływa na to, co zrobiono wcześniej.',
        },
        {
          alias: 'agree',
          type: 'consent',
          title:
            'Zgadzam się na przetwarzanie danych o moich dochodach i wydatkach w celu obliczenia bezpiecznej raty, wyłącznie na potrzeby tej jednej odpowiedzi.',
          document: { label: 'Jak chronimy Twoje dane', href: '/polityka-prywatnosci' },
          validation_rules: required,
        },
        {
          alias: 'news',
          type: 'consent',
          title: 'Chcę dostawać newsletter. Mogę z niego zrezygnować jednym kliknięciem.',
        },
      ],
    },
  ],
};
