import type { Shelf } from '../shelf.ts';

export const smallKitchen: Shelf = {
  alias: 'male-agd',
  parent: 'sprzet-agd',
  title: 'Małe AGD do kuchni',
  description: 'Czajniki, tostery i blendery na co dzień.',
  type: {
    alias: 'male-agd-kuchenne',
    title: 'Małe AGD kuchenne',
    numbers: { moc: ['Moc', 'W'], pojemnosc: ['Pojemność', 'l'] },
    choices: { material: ['Materiał', { stal: 'stal', szklo: 'szkło', tworzywo: 'tworzywo' }] },
  },
  families: [
    {
      alias: 'czajnik',
      title: 'Czajnik elektryczny',
      gender: 'm',
      drawing: 'kettle',
      shows: 'Czajnik z okienkiem poziomu wody',
      about:
        'Gotuje wodę w trzy minuty i sam się wyłącza, także gdy jest pusty. Podstawa obraca się w obie strony, a filtr przy dzióbku zatrzymuje kamień.',
      inBox: ['czajnik', 'podstawa z kablem 75 cm', 'filtr do wyjęcia i umycia'],
      sold: 'opened',
      models: [
        {
          brand: 'Modrak',
          name: 'Poranek',
          price: 149,
          summary: 'Pojemność 1,7 litra, stal w środku i na zewnątrz, okienko poziomu wody.',
          numbers: { moc: 2200, pojemnosc: 1.7 },
          choices: { material: ['stal'] },
          colours: ['zielony', 'kremowy', 'czerwony', 'grafitowy'],
        },
        {
          brand: 'Perkoz',
          name: 'Cichy',
          price: 229,
          summary: 'Podwójna ścianka: szumi ciszej i trzyma ciepło, cztery temperatury do herbat.',
          numbers: { moc: 1800, pojemnosc: 1.2 },
          choices: { material: ['stal', 'tworzywo'] },
          colours: ['blekitny', 'kremowy', 'granatowy'],
        },
      ],
    },
    {
      alias: 'toster',
      title: 'Toster',
      gender: 'm',
      drawing: 'toaster',
      shows: 'Toster z dwiema kromkami',
      about:
        'Szerokie szczeliny mieszczą także bułki i grube kromki. Siedem stopni przyrumienienia, rozmrażanie i podgrzewanie, a okruchy zbiera szufladka.',
      inBox: ['toster', 'ruszt do bułek', 'szufladka na okruchy'],
      sold: 'opened',
      models: [
        {
          brand: 'Modrak',
          name: 'Kromka',
          price: 129,
          summary: 'Na dwie kromki, siedem stopni przyrumienienia, przycisk stop.',
          numbers: { moc: 850 },
          choices: { material: ['tworzywo'] },
          colours: ['zielony', 'kremowy', 'blekitny'],
        },
        {
          brand: 'Olszynka',
          name: 'Duet',
          price: 199,
          summary: 'Stalowa obudowa, szczeliny po 38 mm, podniesie też małą grzankę.',
          numbers: { moc: 1000 },
          choices: { material: ['stal'] },
          colours: ['czerwony', 'grafitowy', 'zolty'],
        },
      ],
    },
    {
      alias: 'blender',
      title: 'Blender kielichowy',
      gender: 'm',
      drawing: 'blender',
      shows: 'Blender z owocami w kielichu',
      about:
        'Cztery ostrza radzą sobie z lodem, orzechami i mrożonymi owocami. Kielich z podziałką można myć w zmywarce.',
      inBox: ['podstawa', 'kielich z pokrywką', 'miarka 50 ml'],
      sold: 'warranty',
      models: [
        {
          brand: 'Perkoz',
          name: 'Sad',
          price: 279,
          summary: 'Szklany kielich na 1,5 litra, program do koktajli i czyszczenia.',
          numbers: { moc: 900, pojemnosc: 1.5 },
          choices: { material: ['szklo', 'stal'] },
          colours: ['zielony', 'kremowy', 'czerwony'],
        },
        {
          brand: 'Olszynka',
          name: 'Wir',
          price: 399,
          summary: 'Mocny silnik na zupy krem i masło orzechowe, płynna zmiana obrotów.',
          numbers: { moc: 1400, pojemnosc: 2 },
          choices: { material: ['tworzywo', 'stal'] },
          colours: ['grafitowy', 'zolty', 'granatowy'],
        },
      ],
    },
  ],
};
