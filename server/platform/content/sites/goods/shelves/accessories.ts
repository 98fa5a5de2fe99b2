import type { Shelf } from '../shelf.ts';

export const accessories: Shelf = {
  alias: 'akcesoria-komputerowe',
  parent: 'komputery-i-telefony',
  title: 'Akcesoria komputerowe',
  description: 'Klawiatury, myszy i głośniki.',
  type: {
    alias: 'akcesorium-komputerowe',
    title: 'Akcesorium komputerowe',
    numbers: { waga: ['Waga', 'g'], czas: ['Czas pracy', 'h'], moc: ['Moc', 'W'] },
    choices: {
      polaczenie: ['Połączenie', { bluetooth: 'Bluetooth', radiowe: 'radiowe', przewodowe: 'przewodowe' }],
    },
  },
  families: [
    {
      alias: 'klawiatura',
      title: 'Klawiatura',
      gender: 'f',
      drawing: 'keyboard',
      shows: 'Klawiatura z dwoma kolorowymi klawiszami',
      about:
        'Polski układ programisty, klawisze o wyraźnym skoku i nadruk, który się nie ściera. Przełącza się między trzema urządzeniami.',
      inBox: ['klawiatura', 'kabel USB-C', 'odbiornik'],
      sold: 'opened',
      models: [
        {
          brand: 'Kormoran',
          name: 'Akapit',
          price: 189,
          summary: 'Cicha, niska i lekka, działa na dwóch bateriach ponad rok.',
          numbers: { waga: 480, czas: 9000 },
          choices: { polaczenie: ['bluetooth', 'radiowe'] },
          colours: ['grafitowy', 'kremowy', 'blekitny', 'zielony'],
        },
        {
          brand: 'Wilga',
          name: 'Maszyna',
          price: 349,
          summary: 'Mechaniczna, przełączniki wymienisz bez lutowania, podświetlenie.',
          numbers: { waga: 920, czas: 200 },
          choices: { polaczenie: ['bluetooth', 'przewodowe'] },
          colours: ['granatowy', 'czerwony', 'kremowy'],
        },
      ],
    },
    {
      alias: 'mysz',
      title: 'Mysz bezprzewodowa',
      gender: 'f',
      drawing: 'mouse',
      shows: 'Mysz z kółkiem',
      about:
        'Leży w dłoni, nie szumi i działa także na szkle. Kółko przewija skokowo albo płynnie, a boczne przyciski ustawisz po swojemu.',
      inBox: ['mysz', 'odbiornik', 'bateria'],
      sold: 'payment',
      models: [
        {
          brand: 'Kormoran',
          name: 'Kropka',
          price: 79,
          summary: 'Dla prawej i lewej ręki, ciche kliknięcie, rok na jednej baterii.',
          numbers: { waga: 82, czas: 8700 },
          choices: { polaczenie: ['bluetooth', 'radiowe'] },
          colours: ['zolty', 'grafitowy', 'czerwony'],
        },
        {
          brand: 'Zefirek',
          name: 'Pion',
          price: 169,
          summary: 'Pionowy uchwyt odciąża nadgarstek, ładowanie przez USB-C.',
          numbers: { waga: 115, czas: 300 },
          choices: { polaczenie: ['radiowe'] },
          colours: ['grafitowy', 'zielony', 'blekitny'],
        },
      ],
    },
    {
      alias: 'glosnik',
      title: 'Głośnik bezprzewodowy',
      gender: 'm',
      drawing: 'speaker',
      shows: 'Głośnik z dwiema membranami',
      about:
        'Gra czysto także cicho. Dwa takie same głośniki połączysz w parę stereo, a deszcz im nie zaszkodzi.',
      inBox: ['głośnik', 'kabel USB-C', 'pasek do zawieszenia'],
      sold: 'opened',
      models: [
        {
          brand: 'Wilga',
          name: 'Piknik',
          price: 259,
          summary: 'Do plecaka, 15 godzin grania, odporny na deszcz i piasek.',
          numbers: { waga: 560, czas: 15, moc: 20 },
          choices: { polaczenie: ['bluetooth'] },
          colours: ['blekitny', 'czerwony', 'zielony'],
        },
        {
          brand: 'Zefirek',
          name: 'Potańcówka',
          price: 599,
          summary: 'Mocny bas na całą salę, 24 godziny grania, wejście na mikrofon.',
          numbers: { waga: 3200, czas: 24, moc: 80 },
          choices: { polaczenie: ['bluetooth', 'przewodowe'] },
          colours: ['grafitowy', 'zolty', 'granatowy'],
        },
      ],
    },
  ],
};
