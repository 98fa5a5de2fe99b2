import type { FormField } from '#schemas/form.ts';
import type { FieldType } from '#schemas/form-types.ts';

const cities = [
  { key: 'waw', value: 'Warszawa' },
  { key: 'krk', value: 'Kraków' },
  { key: 'gdn', value: 'Gdańsk' },
];

/** Fields that show one type each. */
export const typeFields: Readonly<Record<FieldType, readonly FormField[]>> = {
  text: [
    { alias: 'text', type: 'text', title: 'Tekst', hint: 'Jedna linia.', placeholder: 'Na przykład Anna' },
  ],
  textarea: [
    {
      alias: 'textarea',
      type: 'textarea',
      title: 'Dłuższy tekst',
      validation_rules: [{ type: 'maxLength', value: 300 }],
    },
  ],
  number: [{ alias: 'number', type: 'number', title: 'Liczba', width: 'half' }],
  money: [{ alias: 'money', type: 'money', title: 'Kwota', currency: 'PLN', width: 'half' }],
  email: [{ alias: 'email', type: 'email', title: 'Adres e-mail', autocomplete: 'email', width: 'half' }],
  phone: [{ alias: 'phone', type: 'phone', title: 'Numer telefonu', autocomplete: 'tel', width: 'half' }],
  password: [
    {
      alias: 'password',
      type: 'password',
      title: 'Hasło',
      autocomplete: 'new-password',
      validation_rules: [{ type: 'password' }],
    },
  ],
  date: [{ alias: 'date', type: 'date', title: 'Data' }],
  select: [{ alias: 'select', type: 'select', title: 'Jedno z listy', values: cities }],
  'multi-select': [{ alias: 'multi', type: 'multi-select', title: 'Kilka odpowiedzi', values: cities }],
  radio: [{ alias: 'radio', type: 'radio', title: 'Jedna z kilku odpowiedzi', values: cities }],
  checkbox: [{ alias: 'checkbox', type: 'checkbox', title: 'Stwierdzenie, które jest prawdą albo nie' }],
  consent: [
    {
      alias: 'consent',
      type: 'consent',
      title: 'Zgadzam się na kontakt w tej sprawie.',
      document: { label: 'Jak chronimy Twoje dane', href: '/polityka-prywatnosci' },
    },
  ],
  file: [
    {
      alias: 'files',
      type: 'file',
      title: 'Pliki',
      hint: 'PDF albo zdjęcie, najwyżej 2 MB każde.',
      validation_rules: [
        { type: 'mimeTypes', value: ['pdf', 'jpeg', 'png'] },
        { type: 'maxSize', value: 2_000_000 },
        { type: 'maxFiles', value: 3 },
      ],
    },
  ],
  autocomplete: [{ alias: 'city', type: 'autocomplete', title: 'Z podpowiedziami', hints: 'polish-cities' }],
  hidden: [{ alias: 'hidden', type: 'hidden', title: 'Ukryte', default_value: 'kampania-jesień' }],
  static: [
    {
      alias: 'static',
      type: 'static',
      title: 'Tekst między polami',
      hint: 'Nie ma wartości i nie jest wysyłany.',
    },
  ],
};
