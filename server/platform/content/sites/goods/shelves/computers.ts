import type { Shelf } from '../shelf.ts';

const memory = (gigabytes: number, disk: number, more: number) => ({
  alias: `${gigabytes}-gb`,
  title: `${gigabytes} GB / ${disk} GB`,
  more,
  numbers: { pamiec: gigabytes, dysk: disk },
});

export const computers: Shelf = {
  alias: 'komputery',
  parent: 'komputery-i-telefony',
  title: 'Komputery i monitory',
  description: 'Laptopy, komputery stacjonarne i ekrany.',
  type: {
    alias: 'komputer',
    title: 'Komputer lub monitor',
    numbers: {
      ekran: ['Przekątna ekranu', 'cali'],
      pamiec: ['Pamięć', 'GB'],
      dysk: ['Dysk', 'GB'],
      waga: ['Waga', 'kg'],
    },
    choices: {
      zlacza: [
        'Złącza',
        { 'usb-c': 'USB-C', hdmi: 'HDMI', displayport: 'DisplayPort', ethernet: 'Ethernet' },
      ],
    },
  },
  families: [
    {
      alias: 'laptop',
      title: 'Laptop',
      gender: 'm',
      drawing: 'notebook',
      shows: 'Laptop z otwartym dokumentem',
      about:
        'Klawiatura podświetlana, matowy ekran i kamera z zasłonką. Pamięć i dysk wymienisz zwykłym śrubokrętem.',
      inBox: ['laptop', 'zasilacz USB-C', 'ściereczka do ekranu'],
      sold: 'warranty',
      models: [
        {
          brand: 'Zefirek',
          name: 'Notes 14',
          price: 2699,
          summary: 'Lekki laptop do szkoły i biura, do 12 godzin na baterii.',
          numbers: { ekran: 14, waga: 1.3 },
          choices: { zlacza: ['usb-c', 'hdmi'] },
          colours: ['grafitowy', 'blekitny'],
          sizes: [memory(8, 256, 0), memory(16, 512, 500)],
        },
        {
          brand: 'Kormoran',
          name: 'Warsztat 16',
          price: 4799,
          summary: 'Duży ekran i mocny procesor do grafiki, filmu i projektów.',
          numbers: { ekran: 16, waga: 2.1, pamiec: 32, dysk: 1000 },
          choices: { zlacza: ['usb-c', 'hdmi', 'ethernet'] },
          colours: ['grafitowy', 'granatowy', 'zielony'],
        },
      ],
    },
    {
      alias: 'monitor',
      title: 'Monitor',
      gender: 'm',
      drawing: 'monitor',
      shows: 'Monitor z widokiem gór',
      about:
        'Matryca o równych kolorach, bez migotania i z filtrem światła niebieskiego. Ekran obrócisz do pionu i ustawisz na wysokości oczu.',
      inBox: ['monitor', 'podstawa', 'kabel HDMI', 'kabel zasilający'],
      sold: 'opened',
      models: [
        {
          brand: 'Kormoran',
          name: 'Okno 27',
          price: 899,
          summary: 'Rozdzielczość QHD, 100 Hz, regulacja w czterech kierunkach.',
          numbers: { ekran: 27, waga: 5.9 },
          choices: { zlacza: ['hdmi', 'displayport'] },
          colours: ['grafitowy', 'kremowy', 'czerwony'],
        },
        {
          brand: 'Zefirek',
          name: 'Panorama 34',
          price: 1699,
          summary: 'Szeroki ekran w miejsce dwóch, ładuje laptop jednym kablem.',
          numbers: { ekran: 34, waga: 8.4 },
          choices: { zlacza: ['usb-c', 'hdmi', 'displayport'] },
          colours: ['grafitowy', 'granatowy', 'kremowy'],
        },
      ],
    },
    {
      alias: 'komputer-stacjonarny',
      title: 'Komputer stacjonarny',
      gender: 'm',
      drawing: 'tower',
      shows: 'Komputer z dwoma wentylatorami',
      about:
        'Ciche wentylatory i filtry, które wyjmiesz bez narzędzi. W środku jest miejsce na drugi dysk i mocniejszą kartę.',
      inBox: ['komputer', 'kabel zasilający', 'śruby i opaski'],
      sold: 'warranty',
      models: [
        {
          brand: 'Kormoran',
          name: 'Skrzynka',
          price: 2399,
          summary: 'Do nauki, biura i domowych filmów, cichy jak biblioteka.',
          numbers: { pamiec: 16, dysk: 512, waga: 5.2 },
          choices: { zlacza: ['hdmi', 'ethernet'] },
          colours: ['grafitowy', 'kremowy', 'zielony'],
        },
        {
          brand: 'Zefirek',
          name: 'Turniej',
          price: 4999,
          summary: 'Do gier w wysokiej jakości, karta z 12 GB pamięci.',
          numbers: { pamiec: 32, dysk: 1000, waga: 9.8 },
          choices: { zlacza: ['usb-c', 'hdmi', 'displayport', 'ethernet'] },
          colours: ['czerwony', 'grafitowy', 'granatowy'],
        },
      ],
    },
  ],
};
