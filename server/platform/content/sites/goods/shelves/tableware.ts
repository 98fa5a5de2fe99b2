import type { Shelf } from '../shelf.ts';

export const tableware: Shelf = {
  alias: 'kuchnia-i-dodatki',
  parent: 'dom-i-biuro',
  title: 'Naczynia i dodatki',
  description: 'Garnki, kubki i poduszki na prezent i dla siebie.',
  type: {
    alias: 'wyposazenie-domu',
    title: 'Wyposażenie domu',
    numbers: {
      pojemnosc: ['Pojemność', 'l'],
      srednica: ['Średnica', 'cm'],
      sztuk: ['Sztuk w zestawie', 'szt.'],
    },
    choices: {
      material: ['Materiał', { zeliwo: 'żeliwo', ceramika: 'ceramika', bawelna: 'bawełna', len: 'len' }],
    },
  },
  families: [
    {
      alias: 'garnek',
      title: 'Garnek z pokrywką',
      gender: 'm',
      drawing: 'pot',
      shows: 'Garnek, nad którym unosi się para',
      about:
        'Grube dno trzyma ciepło i działa na każdej kuchni, także indukcyjnej. Emalia nie chłonie zapachów, a pokrywka skrapla parę z powrotem do potrawy.',
      inBox: ['garnek', 'pokrywka', 'dwie łapki'],
      sold: 'payment',
      models: [
        {
          brand: 'Krzemyk',
          name: 'Bigos',
          price: 259,
          summary: 'Emaliowane żeliwo do duszenia i pieczenia chleba.',
          numbers: { pojemnosc: 4.5, srednica: 26 },
          choices: { material: ['zeliwo'] },
          colours: ['czerwony', 'zielony', 'granatowy', 'kremowy'],
        },
        {
          brand: 'Perkoz',
          name: 'Rosół',
          price: 189,
          summary: 'Wysoki garnek na niedzielny rosół, podziałka w środku.',
          numbers: { pojemnosc: 6, srednica: 24 },
          choices: { material: ['ceramika'] },
          colours: ['zolty', 'grafitowy', 'blekitny'],
        },
      ],
    },
    {
      alias: 'kubki',
      title: 'Kubki',
      gender: 'n',
      drawing: 'mug',
      shows: 'Kubek z mozaiką i gorącą kawą',
      about:
        'Szkliwo w środku jaśniejsze, żeby było widać kolor naparu. Uchwyt na trzy palce, można myć w zmywarce i podgrzewać w mikrofalówce.',
      inBox: ['kubki', 'pudełko z przekładkami'],
      sold: 'payment',
      models: [
        {
          brand: 'Perkoz',
          name: 'Kawiarnia',
          price: 79,
          summary: 'Zestaw dwóch kubków po 350 ml, ręcznie szkliwione.',
          numbers: { pojemnosc: 0.35, sztuk: 2 },
          choices: { material: ['ceramika'] },
          colours: ['granatowy', 'zielony', 'zolty'],
        },
        {
          brand: 'Szarotka',
          name: 'Rodzina',
          price: 129,
          summary: 'Zestaw czterech kubków po 300 ml, każdy z innym wzorem mozaiki.',
          numbers: { pojemnosc: 0.3, sztuk: 4 },
          choices: { material: ['ceramika'] },
          colours: ['kremowy', 'czerwony', 'blekitny'],
        },
      ],
    },
    {
      alias: 'poduszka',
      title: 'Poduszka dekoracyjna',
      gender: 'f',
      drawing: 'cushion',
      shows: 'Poduszka w kratę z chwostami na rogach',
      about:
        'Sprężysty wkład wraca do kształtu, poszewka zapina się na kryty zamek. Materiał z certyfikatem bez szkodliwych barwników.',
      inBox: ['poduszka', 'poszewka'],
      sold: 'payment',
      models: [
        {
          brand: 'Szarotka',
          name: 'Krata',
          price: 69,
          summary: 'Bawełna, 45 na 45 cm, poszewkę wypierzesz w pralce.',
          numbers: { sztuk: 1 },
          choices: { material: ['bawelna'] },
          colours: ['zielony', 'granatowy', 'czerwony'],
        },
        {
          brand: 'Olszynka',
          name: 'Len',
          price: 109,
          summary: 'Zestaw dwóch lnianych poduszek, 40 na 60 cm.',
          numbers: { sztuk: 2 },
          choices: { material: ['len'] },
          colours: ['kremowy', 'grafitowy', 'blekitny'],
        },
      ],
    },
  ],
};
