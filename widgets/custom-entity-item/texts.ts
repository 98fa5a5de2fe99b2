const fields = [
  'address',
  'city',
  'email',
  'field',
  'hours',
  'phone',
  'postcode',
  'street',
  'website',
] as const;

const words = (yes: string, no: string, names: readonly string[]): Record<string, string> => ({
  'custom-entity-item.yes': yes,
  'custom-entity-item.no': no,
  ...Object.fromEntries(fields.map((field, at) => [`custom-entity-item.field.${field}`, names[at] ?? field])),
});

/** Names of fields that entities often have; the content system adds its own under the same keys. */
export const texts = {
  pl: words('tak', 'nie', [
    'Adres',
    'Miejscowość',
    'E-mail',
    'Dziedzina',
    'Godziny otwarcia',
    'Telefon',
    'Kod pocztowy',
    'Ulica',
    'Strona internetowa',
  ]),
  en: words('yes', 'no', [
    'Address',
    'Town',
    'E-mail',
    'Field',
    'Opening hours',
    'Phone',
    'Postcode',
    'Street',
    'Website',
  ]),
  ru: words('да', 'нет', [
    'Адрес',
    'Город',
    'Эл. почта',
    'Область',
    'Часы работы',
    'Телефон',
    'Индекс',
    'Улица',
    'Сайт',
  ]),
  uk: words('так', 'ні', [
    'Адреса',
    'Місто',
    'Ел. пошта',
    'Галузь',
    'Години роботи',
    'Телефон',
    'Індекс',
    'Вулиця',
    'Сайт',
  ]),
};
