import type { FormField } from '#schemas/form.ts';
import type { BindingType } from '#schemas/form-types.ts';

const options = [
  { key: 'post', value: 'Pocztą' },
  { key: 'email', value: 'E-mailem' },
  { key: 'phone', value: 'Telefonicznie' },
];

/** Fields that show one binding each: what one field does to another. */
export const bindingFields: Readonly<Record<BindingType, readonly FormField[]>> = {
  show: [
    { alias: 'show-switch', type: 'checkbox', title: 'Mam drugi adres' },
    {
      alias: 'show-target',
      type: 'text',
      title: 'Drugi adres',
      hint: 'Pojawia się, gdy zaznaczysz pole wyżej. Gdy zniknie, nie jest wysyłany.',
      bindings: [{ type: 'show', when: [{ field: 'show-switch', operator: 'equals', value: true }] }],
    },
  ],
  require: [
    { alias: 'require-switch', type: 'radio', title: 'Jak odpowiedzieć?', values: options },
    {
      alias: 'require-target',
      type: 'phone',
      title: 'Telefon',
      hint: 'Wymagany tylko przy odpowiedzi telefonicznej.',
      bindings: [
        { type: 'require', when: [{ field: 'require-switch', operator: 'equals', value: 'phone' }] },
      ],
    },
  ],
  fill: [
    { alias: 'fill-source', type: 'text', title: 'Adres zamieszkania' },
    { alias: 'fill-switch', type: 'checkbox', title: 'Adres do listów jest taki sam' },
    {
      alias: 'fill-target',
      type: 'text',
      title: 'Adres do listów',
      bindings: [
        {
          type: 'fill',
          from: 'fill-source',
          when: [{ field: 'fill-switch', operator: 'equals', value: true }],
        },
      ],
    },
  ],
  limit: [
    { alias: 'limit-switch', type: 'checkbox', title: 'Nie podaję telefonu' },
    {
      alias: 'limit-target',
      type: 'select',
      title: 'Sposób odpowiedzi',
      values: options,
      bindings: [
        {
          type: 'limit',
          values: ['post', 'email'],
          when: [{ field: 'limit-switch', operator: 'equals', value: true }],
        },
      ],
    },
  ],
};
