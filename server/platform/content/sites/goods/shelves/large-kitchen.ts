import type { Shelf } from '../shelf.ts';

export const largeKitchen: Shelf = {
  alias: 'duze-agd',
  parent: 'sprzet-agd',
  title: 'Piekarniki i zmywarki',
  description: 'Duże sprzęty do kuchni, z wniesieniem i podłączeniem.',
  type: {
    alias: 'duze-agd-kuchenne',
    title: 'Duże AGD kuchenne',
    numbers: {
      pojemnosc: ['Pojemność', 'l'],
      szerokosc: ['Szerokość', 'cm'],
      glosnosc: ['Głośność', 'dB'],
    },
    choices: { klasa: ['Klasa energetyczna', { a: 'A', b: 'B', c: 'C', d: 'D' }] },
  },
  families: [
    {
      alias: 'piekarnik',
      title: 'Piekarnik do zabudowy',
      gender: 'm',
      drawing: 'oven',
      shows: 'Piekarnik z bochenkiem w środku',
      about:
        'Termoobieg piecze równo na dwóch poziomach, a szyba zostaje chłodna z zewnątrz. Prowadnice wysuwają się teleskopowo, wnętrze czyści się parą.',
      inBox: ['piekarnik', 'blacha głęboka i płytka', 'ruszt', 'szablon do zabudowy'],
      sold: 'warranty',
      models: [
        {
          brand: 'Olszynka',
          name: 'Bochen',
          price: 1399,
          summary: 'Osiem programów, termoobieg, czyszczenie parą, wnętrze 65 litrów.',
          numbers: { pojemnosc: 65, szerokosc: 59.5 },
          choices: { klasa: ['b'] },
          colours: ['grafitowy', 'kremowy', 'granatowy', 'zielony'],
        },
        {
          brand: 'Krzemyk',
          name: 'Chleb',
          price: 2199,
          summary: 'Para do pieczenia chleba, sonda do mięsa, czyszczenie w wysokiej temperaturze.',
          numbers: { pojemnosc: 72, szerokosc: 59.5 },
          choices: { klasa: ['a'] },
          colours: ['grafitowy', 'kremowy', 'zielony'],
        },
      ],
    },
    {
      alias: 'zmywarka',
      title: 'Zmywarka wolnostojąca',
      gender: 'f',
      drawing: 'dishwasher',
      shows: 'Zmywarka z talerzami w koszu',
      about:
        'Górny kosz podnosi się jedną ręką także z naczyniami. Czujnik brudu dobiera wodę, a drzwi uchylają się po myciu i naczynia dosychają same.',
      inBox: ['zmywarka', 'kosz na sztućce', 'wąż i przyłącze', 'lejek do soli'],
      sold: 'warranty',
      models: [
        {
          brand: 'Krzemyk',
          name: 'Talerz',
          price: 1749,
          summary: 'Na 13 kompletów, program szybki w pół godziny, blokada przed dziećmi.',
          numbers: { szerokosc: 60, glosnosc: 44 },
          choices: { klasa: ['c'] },
          colours: ['kremowy', 'grafitowy', 'granatowy'],
        },
        {
          brand: 'Olszynka',
          name: 'Wąska',
          price: 1499,
          summary: 'Na 9 kompletów przy szerokości 45 cm, szuflada na sztućce.',
          numbers: { szerokosc: 45, glosnosc: 46 },
          choices: { klasa: ['d'] },
          colours: ['kremowy', 'grafitowy', 'blekitny'],
        },
      ],
    },
    {
      alias: 'mikrofalowka',
      title: 'Kuchenka mikrofalowa',
      gender: 'f',
      drawing: 'microwave',
      shows: 'Kuchenka mikrofalowa z oświetlonym wnętrzem',
      about:
        'Podgrzewa, rozmraża według wagi i zapamiętuje ulubiony program. Wnętrze jest gładkie, więc wystarczy je przetrzeć.',
      inBox: ['kuchenka', 'talerz obrotowy', 'pokrywa do talerzy'],
      sold: 'opened',
      models: [
        {
          brand: 'Perkoz',
          name: 'Obiad',
          price: 379,
          summary: 'Moc w pięciu stopniach, rozmrażanie według wagi, 20 litrów.',
          numbers: { pojemnosc: 20, szerokosc: 44 },
          choices: { klasa: ['c'] },
          colours: ['czerwony', 'kremowy', 'grafitowy'],
        },
        {
          brand: 'Krzemyk',
          name: 'Grzanka',
          price: 549,
          summary: 'Z grillem i termoobiegiem, 25 litrów, sześć programów automatycznych.',
          numbers: { pojemnosc: 25, szerokosc: 49 },
          choices: { klasa: ['b'] },
          colours: ['zielony', 'grafitowy', 'zolty'],
        },
      ],
    },
  ],
};
