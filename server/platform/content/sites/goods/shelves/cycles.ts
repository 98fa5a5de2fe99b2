import type { Shelf } from '../shelf.ts';

const frame = (alias: string, title: string, height: number) => ({
  alias,
  title: `rama ${title}`,
  more: 0,
  numbers: { wzrost: height },
});

export const cycles: Shelf = {
  alias: 'rowery',
  parent: 'rowery-i-hulajnogi',
  title: 'Rowery',
  description: 'Trekkingowe, dziecięce i elektryczne.',
  type: {
    alias: 'rower',
    title: 'Rower',
    numbers: {
      kola: ['Koła', 'cali'],
      biegi: ['Biegi', ''],
      wzrost: ['Wzrost od', 'cm'],
      zasieg: ['Zasięg', 'km'],
      waga: ['Waga', 'kg'],
    },
    choices: { hamulce: ['Hamulce', { tarczowe: 'tarczowe', szczekowe: 'szczękowe', torpedo: 'w piaście' }] },
  },
  families: [
    {
      alias: 'rower-trekkingowy',
      title: 'Rower trekkingowy',
      gender: 'm',
      drawing: 'trekking',
      shows: 'Rower trekkingowy z bagażnikiem',
      about:
        'Na szutry i dłuższe trasy: bagażnik na sakwy, błotniki i oświetlenie z dynamem w piaście. Wysyłamy złożony i wyregulowany.',
      inBox: ['rower', 'pedały', 'klucze', 'pompka'],
      sold: 'warranty',
      models: [
        {
          brand: 'Jaskółka',
          name: 'Szosa i Las',
          price: 2899,
          summary: 'Aluminiowa rama, 24 biegi, hamulce tarczowe, opony na szuter.',
          numbers: { kola: 28, biegi: 24, waga: 15.2 },
          choices: { hamulce: ['tarczowe'] },
          colours: ['zielony', 'granatowy'],
          sizes: [frame('m', 'M', 165), frame('l', 'L', 178)],
        },
        {
          brand: 'Czapla',
          name: 'Wycieczka',
          price: 1999,
          summary: 'Wygodne siodełko i wysoka kierownica, 21 biegów.',
          numbers: { kola: 28, biegi: 21, wzrost: 160, waga: 16.4 },
          choices: { hamulce: ['szczekowe'] },
          colours: ['czerwony', 'zolty', 'grafitowy'],
        },
      ],
    },
    {
      alias: 'rowerek-dzieciecy',
      title: 'Rowerek dziecięcy',
      gender: 'm',
      drawing: 'kidsbike',
      shows: 'Rowerek z kółkami bocznymi i frędzlami',
      about:
        'Niska rama, miękkie rączki i pełna osłona łańcucha. Kółka boczne odkręcisz, kiedy nie będą już potrzebne.',
      inBox: ['rowerek', 'kółka boczne', 'dzwonek', 'koszyk'],
      sold: 'payment',
      models: [
        {
          brand: 'Jaskółka',
          name: 'Trzy Latka',
          price: 499,
          summary: 'Koła 12 cali, dla dzieci od 90 cm wzrostu, waży 7 kg.',
          numbers: { kola: 12, biegi: 1, wzrost: 90, waga: 7 },
          choices: { hamulce: ['torpedo'] },
          colours: ['zolty', 'blekitny', 'czerwony'],
        },
        {
          brand: 'Czapla',
          name: 'Pierwszak',
          price: 749,
          summary: 'Koła 16 cali, hamulec ręczny i w piaście, odblaski na szprychach.',
          numbers: { kola: 16, biegi: 1, wzrost: 105, waga: 8.6 },
          choices: { hamulce: ['torpedo', 'szczekowe'] },
          colours: ['zielony', 'granatowy', 'zolty'],
        },
      ],
    },
    {
      alias: 'rower-elektryczny',
      title: 'Rower elektryczny',
      gender: 'm',
      drawing: 'ebike',
      shows: 'Rower elektryczny z baterią na ramie',
      about:
        'Silnik wspomaga do 25 km/h i wyłącza się, gdy przestajesz pedałować. Baterię wyjmiesz kluczykiem i naładujesz w domu.',
      inBox: ['rower', 'bateria', 'ładowarka', 'dwa kluczyki'],
      sold: 'warranty',
      models: [
        {
          brand: 'Czapla',
          name: 'Dojazd',
          price: 5499,
          summary: 'Do pracy pod górę i pod wiatr, zasięg do 80 km.',
          numbers: { kola: 28, biegi: 8, wzrost: 162, zasieg: 80, waga: 23 },
          choices: { hamulce: ['tarczowe'] },
          colours: ['grafitowy', 'kremowy', 'zielony'],
        },
        {
          brand: 'Jaskółka',
          name: 'Składak',
          price: 4299,
          summary: 'Składa się w pół minuty, mieści się pod biurkiem i w pociągu.',
          numbers: { kola: 20, biegi: 7, wzrost: 150, zasieg: 50, waga: 18.5 },
          choices: { hamulce: ['tarczowe'] },
          colours: ['blekitny', 'czerwony', 'grafitowy'],
        },
      ],
    },
  ],
};
