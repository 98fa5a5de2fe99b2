import type { Shelf } from '../shelf.ts';

export const furniture: Shelf = {
  alias: 'meble',
  parent: 'dom-i-biuro',
  title: 'Meble',
  description: 'Regały, fotele i stoły do złożenia w godzinę.',
  type: {
    alias: 'mebel',
    title: 'Mebel',
    numbers: { szerokosc: ['Szerokość', 'cm'], wysokosc: ['Wysokość', 'cm'], nosnosc: ['Nośność', 'kg'] },
    choices: {
      material: ['Materiał', { drewno: 'lite drewno', plyta: 'płyta', tkanina: 'tkanina', welur: 'welur' }],
    },
  },
  families: [
    {
      alias: 'regal',
      title: 'Regał na książki',
      gender: 'm',
      drawing: 'bookcase',
      shows: 'Regał z książkami i rośliną',
      about:
        'Półki ustawisz na pięciu wysokościach, a kątownik przykręci regał do ściany. Krawędzie są zaokrąglone, plecy zakryte.',
      inBox: ['elementy regału', 'klucz imbusowy', 'kątownik do ściany', 'podkładki pod nóżki'],
      sold: 'payment',
      models: [
        {
          brand: 'Olszynka',
          name: 'Biblioteka',
          price: 449,
          summary: 'Trzy półki, szerokość 80 cm, unosi po 25 kg na półce.',
          numbers: { szerokosc: 80, wysokosc: 110, nosnosc: 75 },
          choices: { material: ['plyta'] },
          colours: ['debowy', 'kremowy', 'zielony', 'granatowy'],
        },
        {
          brand: 'Szarotka',
          name: 'Zakładka',
          price: 899,
          summary: 'Lite drewno olejowane, wysokość 180 cm, wytrzyma całą encyklopedię.',
          numbers: { szerokosc: 90, wysokosc: 180, nosnosc: 160 },
          choices: { material: ['drewno'] },
          colours: ['debowy', 'grafitowy', 'kremowy'],
        },
      ],
    },
    {
      alias: 'fotel-wypoczynkowy',
      title: 'Fotel wypoczynkowy',
      gender: 'm',
      drawing: 'armchair',
      shows: 'Fotel z poduszką na drewnianych nóżkach',
      about:
        'Wysokie oparcie i szerokie podłokietniki dobre na książkę i kubek. Pokrowiec zdejmuje się na zamek i pierze w 30 stopniach.',
      inBox: ['fotel', 'cztery nóżki', 'poduszka', 'podkładki filcowe'],
      sold: 'warranty',
      models: [
        {
          brand: 'Szarotka',
          name: 'Drzemka',
          price: 1199,
          summary: 'Miękki welur, nóżki dębowe, szerokość 84 cm.',
          numbers: { szerokosc: 84, wysokosc: 96, nosnosc: 130 },
          choices: { material: ['welur', 'drewno'] },
          colours: ['zielony', 'zolty', 'granatowy'],
        },
        {
          brand: 'Olszynka',
          name: 'Wieczór',
          price: 1599,
          summary: 'Odchyla się do półleżenia, tkanina odporna na koci pazur.',
          numbers: { szerokosc: 78, wysokosc: 104, nosnosc: 140 },
          choices: { material: ['tkanina'] },
          colours: ['grafitowy', 'kremowy', 'czerwony'],
        },
      ],
    },
    {
      alias: 'stol',
      title: 'Stół do jadalni',
      gender: 'm',
      drawing: 'table',
      shows: 'Stół z kubkiem i wazonem',
      about:
        'Blat zabezpieczony przed plamami, nogi z regulacją na nierówną podłogę. Krawędź zaokrąglona, żeby nikt się nie obił.',
      inBox: ['blat', 'cztery nogi', 'śruby i klucz', 'wkładka do rozłożenia'],
      sold: 'payment',
      models: [
        {
          brand: 'Olszynka',
          name: 'Niedziela',
          price: 1299,
          summary: 'Rozkłada się ze 140 do 190 cm, pomieści osiem osób.',
          numbers: { szerokosc: 140, wysokosc: 75, nosnosc: 90 },
          choices: { material: ['drewno', 'plyta'] },
          colours: ['debowy', 'kremowy', 'zielony'],
        },
        {
          brand: 'Szarotka',
          name: 'Kawalerka',
          price: 699,
          summary: 'Na dwie osoby, składany blat, po złożeniu 30 cm głębokości.',
          numbers: { szerokosc: 90, wysokosc: 75, nosnosc: 50 },
          choices: { material: ['plyta'] },
          colours: ['debowy', 'grafitowy', 'blekitny'],
        },
      ],
    },
  ],
};
