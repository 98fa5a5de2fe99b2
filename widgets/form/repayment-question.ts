import type { FormDefinition } from '#schemas/form.ts';

/** A question about repaying, with a part that appears only where it is needed. */
export const repaymentQuestion: FormDefinition = {
  alias: 'repayment-question',
  title: 'Zapytaj o spłatę',
  lead: 'Odpowiemy w ciągu dwóch dni roboczych.',
  button_text: 'Wyślij pytanie',
  success_title: 'Mamy Twoje pytanie',
  success_text: 'Odpowiemy na podany adres w ciągu dwóch dni roboczych.',
  groups: [
    {
      alias: 'contact',
      fields: [
        {
          alias: 'name',
          type: 'text',
          title: 'Imię i nazwisko',
          autocomplete: 'name',
          validation_rules: [{ type: 'required', error_message: 'Wpisz imię i nazwisko.' }],
        },
        {
          alias: 'email',
          type: 'email',
          title: 'Adres e-mail',
          hint: 'Na ten adres wyślemy odpowiedź.',
          autocomplete: 'email',
          validation_rules: [{ type: 'required', error_message: 'Wpisz adres e-mail.' }],
        },
        {
          alias: 'topic',
          type: 'select',
          title: 'Czego dotyczy pytanie?',
          values: [
            { key: 'early', value: 'Wcześniejsza spłata' },
            { key: 'date', value: 'Zmiana terminu raty' },
            { key: 'other', value: 'Coś innego' },
          ],
          validation_rules: [{ type: 'required' }],
        },
        {
          alias: 'amount',
          type: 'money',
          title: 'Jaką kwotę chcesz spłacić?',
          currency: 'PLN',
          validation_rules: [{ type: 'min', value: 100 }],
          bindings: [{ type: 'show', when: [{ field: 'topic', operator: 'equals', value: 'early' }] }],
        },
        {
          alias: 'message',
          type: 'textarea',
          title: 'Twoje pytanie',
          validation_rules: [{ type: 'required' }, { type: 'maxLength', value: 1000 }],
        },
        {
          alias: 'agreement',
          type: 'consent',
          title: 'Zgadzam się na przetwarzanie podanych danych, aby otrzymać odpowiedź.',
          document: { label: 'Jak chronimy Twoje dane', href: '/polityka-prywatnosci' },
          validation_rules: [{ type: 'required' }],
        },
      ],
    },
  ],
};
