import type { Shelf } from '../shelf.ts';

const size = (alias: string, title: string, from: number) => ({
  alias,
  title: `rozmiar ${title}`,
  more: 0,
  numbers: { obwod: from },
});

export const cycling: Shelf = {
  alias: 'akcesoria-rowerowe',
  parent: 'rowery-i-hulajnogi',
  title: 'Akcesoria rowerowe',
  description: 'Kaski, sakwy i zapięcia.',
  type: {
    alias: 'akcesorium-rowerowe',
    title: 'Akcesorium rowerowe',
    numbers: { obwod: ['Obwód głowy od', 'cm'], pojemnosc: ['Pojemność', 'l'], waga: ['Waga', 'g'] },
    choices: {
      cechy: ['Cechy', { odblaski: 'odblaski', wodoszczelne: 'wodoszczelne', certyfikat: 'certyfikat' }],
    },
  },
  families: [
    {
      alias: 'kask',
      title: 'Kask rowerowy',
      gender: 'm',
      drawing: 'helmet',
      shows: 'Kask z otworami na powietrze',
      about:
        'Skorupa odlana razem z pianką, pokrętło z tyłu dopasuje ją jedną ręką. Wkładki wyjmiesz do prania.',
      inBox: ['kask', 'zapasowe wkładki', 'daszek'],
      sold: 'payment',
      models: [
        {
          brand: 'Jaskółka',
          name: 'Miasto',
          price: 179,
          summary: 'Lampka z tyłu, siatka na owady, klamra zapinana jedną ręką.',
          numbers: { waga: 310 },
          choices: { cechy: ['odblaski', 'certyfikat'] },
          colours: ['zielony', 'kremowy'],
          sizes: [size('m', 'M', 54), size('l', 'L', 58)],
        },
        {
          brand: 'Czapla',
          name: 'Junior',
          price: 119,
          summary: 'Dla dzieci od 48 cm, lekki i wesoły, rośnie razem z głową.',
          numbers: { obwod: 48, waga: 240 },
          choices: { cechy: ['certyfikat'] },
          colours: ['zolty', 'czerwony', 'blekitny'],
        },
      ],
    },
    {
      alias: 'sakwa',
      title: 'Sakwa rowerowa',
      gender: 'f',
      drawing: 'pannier',
      shows: 'Sakwa z klapą i dwoma paskami',
      about:
        'Zaczepy pasują do każdego bagażnika i zamykają się same. Po zdjęciu z roweru nosisz ją na ramieniu jak torbę.',
      inBox: ['sakwa', 'pasek na ramię', 'komplet zaczepów'],
      sold: 'payment',
      models: [
        {
          brand: 'Wędrowiec Dom',
          name: 'Zakupy',
          price: 159,
          summary: 'Mieści torbę zakupów i laptop, 18 litrów, odblask z tyłu.',
          numbers: { pojemnosc: 18, waga: 780 },
          choices: { cechy: ['odblaski'] },
          colours: ['granatowy', 'grafitowy', 'zielony'],
        },
        {
          brand: 'Czapla',
          name: 'Ulewa',
          price: 249,
          summary: 'Rolowane zamknięcie, zgrzewane szwy, w środku zawsze sucho.',
          numbers: { pojemnosc: 22, waga: 950 },
          choices: { cechy: ['odblaski', 'wodoszczelne'] },
          colours: ['czerwony', 'zolty', 'grafitowy'],
        },
      ],
    },
    {
      alias: 'zapiecie',
      title: 'Zapięcie do roweru',
      gender: 'n',
      drawing: 'lock',
      shows: 'Zapięcie z kluczykiem',
      about:
        'Hartowana stal w miękkiej osłonie, która nie rysuje ramy. Trzy kluczyki, a zgubiony dorobisz po numerze z karty.',
      inBox: ['zapięcie', 'trzy kluczyki', 'uchwyt na ramę', 'karta z numerem'],
      sold: 'payment',
      models: [
        {
          brand: 'Krzemyk',
          name: 'Kłódka',
          price: 139,
          summary: 'Pałąk 14 mm, osłona dziurki przed deszczem.',
          numbers: { waga: 1150 },
          choices: { cechy: ['certyfikat'] },
          colours: ['grafitowy', 'zolty', 'czerwony'],
        },
        {
          brand: 'Jaskółka',
          name: 'Supeł',
          price: 89,
          summary: 'Lekka linka 120 cm na krótki postój, mieści się w kieszeni.',
          numbers: { waga: 420 },
          choices: { cechy: ['odblaski'] },
          colours: ['zielony', 'granatowy', 'debowy'],
        },
      ],
    },
  ],
};
