import type { Shelf } from '../shelf.ts';

export const lighting: Shelf = {
  alias: 'oswietlenie',
  parent: 'dom-i-biuro',
  title: 'Oświetlenie',
  description: 'Światło do pracy, czytania i na wieczór.',
  type: {
    alias: 'lampa',
    title: 'Lampa',
    numbers: { moc: ['Moc', 'W'], strumien: ['Strumień świetlny', 'lm'], wysokosc: ['Wysokość', 'cm'] },
    choices: { barwa: ['Barwa światła', { ciepla: 'ciepła', neutralna: 'neutralna', zimna: 'zimna' }] },
  },
  families: [
    {
      alias: 'lampa-podlogowa',
      title: 'Lampa podłogowa',
      gender: 'f',
      drawing: 'floorlamp',
      shows: 'Lampa podłogowa z abażurem i włącznikiem na sznurku',
      about:
        'Ciężka podstawa stoi pewnie także na dywanie. Abażur rozprasza światło, a sznurek znajdziesz po ciemku.',
      inBox: ['lampa', 'żarówka LED', 'abażur'],
      sold: 'payment',
      models: [
        {
          brand: 'Szarotka',
          name: 'Salon',
          price: 289,
          summary: 'Abażur z tkaniny, żarówka w komplecie, wysokość 150 cm.',
          numbers: { moc: 9, strumien: 806, wysokosc: 150 },
          choices: { barwa: ['ciepla'] },
          colours: ['zielony', 'kremowy', 'czerwony', 'zolty'],
        },
        {
          brand: 'Turkawka',
          name: 'Czytelnia',
          price: 379,
          summary: 'Trzy stopnie jasności, ramię kieruje światło na stronę książki.',
          numbers: { moc: 12, strumien: 1050, wysokosc: 165 },
          choices: { barwa: ['ciepla', 'neutralna'] },
          colours: ['grafitowy', 'granatowy', 'debowy'],
        },
      ],
    },
    {
      alias: 'lampka-biurkowa',
      title: 'Lampka biurkowa',
      gender: 'f',
      drawing: 'desklamp',
      shows: 'Lampka biurkowa, która oświetla książki',
      about:
        'Ramię na dwóch przegubach zostaje tam, gdzie je ustawisz. Światło nie migocze i nie odbija się w ekranie.',
      inBox: ['lampka', 'zasilacz', 'zacisk do blatu'],
      sold: 'opened',
      models: [
        {
          brand: 'Turkawka',
          name: 'Zeszyt',
          price: 119,
          summary: 'Trzy barwy światła, ściemnianie dotykiem, gniazdo USB w podstawie.',
          numbers: { moc: 7, strumien: 520, wysokosc: 42 },
          choices: { barwa: ['ciepla', 'neutralna', 'zimna'] },
          colours: ['blekitny', 'zielony', 'kremowy'],
        },
        {
          brand: 'Krzemyk',
          name: 'Kreska',
          price: 219,
          summary: 'Metalowe ramię 80 cm, pamięta ostatnie ustawienie.',
          numbers: { moc: 10, strumien: 780, wysokosc: 60 },
          choices: { barwa: ['neutralna', 'zimna'] },
          colours: ['grafitowy', 'czerwony', 'zolty'],
        },
      ],
    },
    {
      alias: 'kinkiet',
      title: 'Kinkiet',
      gender: 'm',
      drawing: 'sconce',
      shows: 'Kinkiet, który świeci w górę i w dół',
      about:
        'Świeci w górę i w dół, więc nie razi w oczy. Pasuje do korytarza, przy łóżku i nad lustrem, także w łazience.',
      inBox: ['kinkiet', 'kołki i wkręty', 'instrukcja montażu'],
      sold: 'payment',
      models: [
        {
          brand: 'Szarotka',
          name: 'Korytarz',
          price: 99,
          summary: 'Metal malowany proszkowo, żarówki wymienisz sam.',
          numbers: { moc: 8, strumien: 600, wysokosc: 18 },
          choices: { barwa: ['ciepla'] },
          colours: ['zolty', 'grafitowy', 'kremowy'],
        },
        {
          brand: 'Krzemyk',
          name: 'Zmierzch',
          price: 169,
          summary: 'Czujnik ruchu i zmierzchu, odporny na wilgoć.',
          numbers: { moc: 6, strumien: 480, wysokosc: 22 },
          choices: { barwa: ['ciepla', 'neutralna'] },
          colours: ['zielony', 'granatowy', 'debowy'],
        },
      ],
    },
  ],
};
