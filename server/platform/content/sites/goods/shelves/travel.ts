import type { Shelf } from '../shelf.ts';

const size = (alias: string, title: string, litres: number, more: number) => ({
  alias,
  title,
  more,
  numbers: { pojemnosc: litres },
});

export const travel: Shelf = {
  alias: 'w-podrozy',
  parent: 'rowery-i-hulajnogi',
  title: 'Plecaki i walizki',
  description: 'W drogę do pracy, w góry i na wakacje.',
  type: {
    alias: 'bagaz',
    title: 'Bagaż',
    numbers: { pojemnosc: ['Pojemność', 'l'], waga: ['Waga', 'kg'] },
    choices: {
      material: [
        'Materiał',
        { poliester: 'poliester', tworzywo: 'tworzywo', stal: 'stal', bawelna: 'bawełna' },
      ],
    },
  },
  families: [
    {
      alias: 'plecak',
      title: 'Plecak',
      gender: 'm',
      drawing: 'backpack',
      shows: 'Plecak z kieszenią z przodu',
      about:
        'Osobna kieszeń na laptop, szelki z miękkiej siatki i ukryta kieszonka na plecach. Tkanina z odzyskanych butelek odpycha deszcz.',
      inBox: ['plecak', 'pokrowiec przeciwdeszczowy'],
      sold: 'payment',
      models: [
        {
          brand: 'Wędrowiec Dom',
          name: 'Tornister',
          price: 189,
          summary: 'Do szkoły i pracy, 22 litry, miejsce na laptop 15 cali.',
          numbers: { pojemnosc: 22, waga: 0.8 },
          choices: { material: ['poliester'] },
          colours: ['czerwony', 'granatowy', 'zielony', 'grafitowy'],
        },
        {
          brand: 'Czapla',
          name: 'Schronisko',
          price: 329,
          summary: 'W góry na weekend: pas biodrowy, wejście od dołu, 38 litrów.',
          numbers: { pojemnosc: 38, waga: 1.3 },
          choices: { material: ['poliester'] },
          colours: ['zielony', 'zolty', 'blekitny'],
        },
      ],
    },
    {
      alias: 'walizka',
      title: 'Walizka',
      gender: 'f',
      drawing: 'suitcase',
      shows: 'Walizka na kółkach z wysuniętą rączką',
      about:
        'Cztery kółka jadą w każdą stronę, rączka wysuwa się na trzy wysokości. Zamek szyfrowy otworzy także kontrola na lotnisku.',
      inBox: ['walizka', 'pokrowiec', 'przywieszka z adresem'],
      sold: 'opened',
      models: [
        {
          brand: 'Wędrowiec Dom',
          name: 'Peron',
          price: 349,
          summary: 'Twarda skorupa, podział na dwie połowy, kółka bez hałasu.',
          numbers: { waga: 3.1 },
          choices: { material: ['tworzywo'] },
          colours: ['granatowy', 'zolty'],
          sizes: [size('kabinowa', 'kabinowa', 38, 0), size('duza', 'duża', 98, 150)],
        },
        {
          brand: 'Czapla',
          name: 'Weekend',
          price: 279,
          summary: 'Miękka, lekka i pojemna, dwie kieszenie z przodu.',
          numbers: { pojemnosc: 44, waga: 2.4 },
          choices: { material: ['poliester'] },
          colours: ['grafitowy', 'czerwony'],
        },
      ],
    },
    {
      alias: 'butelka-termiczna',
      title: 'Butelka termiczna',
      gender: 'f',
      drawing: 'bottle',
      shows: 'Butelka termiczna z uchwytem',
      about:
        'Podwójna stal trzyma ciepło dwanaście godzin, a zimno całą dobę. Korek nie przecieka, szyjka mieści kostki lodu.',
      inBox: ['butelka', 'zapasowa uszczelka'],
      sold: 'payment',
      models: [
        {
          brand: 'Wędrowiec Dom',
          name: 'Łyk',
          price: 69,
          summary: 'Pół litra do torebki i uchwytu rowerowego.',
          numbers: { pojemnosc: 0.5, waga: 0.3 },
          choices: { material: ['stal'] },
          colours: ['blekitny', 'zielony', 'kremowy'],
        },
        {
          brand: 'Jaskółka',
          name: 'Zapas',
          price: 109,
          summary: 'Cały litr na długą trasę, kubek w nakrętce.',
          numbers: { pojemnosc: 1, waga: 0.5 },
          choices: { material: ['stal'] },
          colours: ['czerwony', 'grafitowy', 'zolty'],
        },
      ],
    },
  ],
};
