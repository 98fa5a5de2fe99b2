import type { Shelf } from '../shelf.ts';

const memory = (gigabytes: number, more: number) => ({
  alias: `${gigabytes}-gb`,
  title: `${gigabytes} GB`,
  more,
  numbers: { dysk: gigabytes },
});

export const phones: Shelf = {
  alias: 'telefony-i-tablety',
  parent: 'komputery-i-telefony',
  title: 'Telefony i tablety',
  description: 'Smartfony, tablety i zegarki.',
  type: {
    alias: 'urzadzenie-mobilne',
    title: 'Urządzenie mobilne',
    numbers: {
      ekran: ['Przekątna ekranu', 'cali'],
      dysk: ['Pamięć na dane', 'GB'],
      bateria: ['Bateria', 'mAh'],
    },
    choices: { lacznosc: ['Łączność', { '5g': '5G', lte: 'LTE', 'wi-fi': 'Wi-Fi', nfc: 'NFC' }] },
  },
  families: [
    {
      alias: 'smartfon',
      title: 'Smartfon',
      gender: 'm',
      drawing: 'smartphone',
      shows: 'Smartfon z przodu i z tyłu',
      about:
        'Jasny ekran, który czytasz w słońcu, aparat z trybem nocnym i dwie karty SIM. Aktualizacje zabezpieczeń przez pięć lat.',
      inBox: ['smartfon', 'kabel USB-C', 'etui', 'kluczyk do karty SIM'],
      sold: 'warranty',
      models: [
        {
          brand: 'Zefirek',
          name: 'Promyk',
          price: 1299,
          summary: 'Ekran 6,4 cala, aparat 50 Mpix, ładuje się w 45 minut.',
          numbers: { ekran: 6.4, bateria: 4800 },
          choices: { lacznosc: ['5g', 'nfc', 'wi-fi'] },
          colours: ['zielony', 'grafitowy'],
          sizes: [memory(128, 0), memory(256, 200)],
        },
        {
          brand: 'Wilga',
          name: 'Kieszonka',
          price: 799,
          summary: 'Mały i lekki, dwa dni bez ładowania, mocny głośnik.',
          numbers: { ekran: 5.4, dysk: 64, bateria: 4000 },
          choices: { lacznosc: ['lte', 'nfc', 'wi-fi'] },
          colours: ['czerwony', 'granatowy', 'kremowy'],
        },
      ],
    },
    {
      alias: 'tablet',
      title: 'Tablet',
      gender: 'm',
      drawing: 'tablet',
      shows: 'Tablet z rysikiem',
      about:
        'Do czytania, rysowania i lekcji. Rysik przyczepia się magnesem, a tryb dziecięcy ogranicza czas i zakupy.',
      inBox: ['tablet', 'rysik', 'kabel USB-C'],
      sold: 'opened',
      models: [
        {
          brand: 'Wilga',
          name: 'Szkicownik 11',
          price: 1199,
          summary: 'Ekran 11 cali o odświeżaniu 90 Hz, rysik w zestawie.',
          numbers: { ekran: 11, dysk: 128, bateria: 8000 },
          choices: { lacznosc: ['wi-fi'] },
          colours: ['grafitowy', 'blekitny', 'kremowy'],
        },
        {
          brand: 'Zefirek',
          name: 'Bajka 8',
          price: 599,
          summary: 'Dla dzieci: miękkie etui, tryb rodzica, wytrzymuje upadek.',
          numbers: { ekran: 8, dysk: 64, bateria: 5000 },
          choices: { lacznosc: ['wi-fi'] },
          colours: ['zolty', 'czerwony', 'zielony'],
        },
      ],
    },
    {
      alias: 'zegarek',
      title: 'Zegarek sportowy',
      gender: 'm',
      drawing: 'watch',
      shows: 'Zegarek z kołami aktywności',
      about:
        'Mierzy tętno, sen i trasę, a powiadomienia pokazuje po polsku. Wodoszczelny do 50 metrów, pasek wymienisz bez narzędzi.',
      inBox: ['zegarek', 'ładowarka magnetyczna', 'dłuższy pasek'],
      sold: 'payment',
      models: [
        {
          brand: 'Wilga',
          name: 'Tempo',
          price: 399,
          summary: 'GPS, dwanaście sportów, do 9 dni na jednym ładowaniu.',
          numbers: { ekran: 1.4, bateria: 300 },
          choices: { lacznosc: ['nfc'] },
          colours: ['granatowy', 'zolty', 'zielony'],
        },
        {
          brand: 'Zefirek',
          name: 'Szlak',
          price: 749,
          summary: 'Mapy bez zasięgu, barometr i latarka, szkło odporne na rysy.',
          numbers: { ekran: 1.5, bateria: 480 },
          choices: { lacznosc: ['nfc', 'lte'] },
          colours: ['grafitowy', 'czerwony', 'debowy'],
        },
      ],
    },
  ],
};
