import type { Shelf } from '../shelf.ts';

export const cleaning: Shelf = {
  alias: 'sprzatanie',
  parent: 'sprzet-agd',
  title: 'Sprzątanie i powietrze',
  description: 'Roboty, żelazka i oczyszczacze.',
  type: {
    alias: 'sprzet-do-domu',
    title: 'Sprzęt do sprzątania',
    numbers: {
      moc: ['Moc', 'W'],
      glosnosc: ['Głośność', 'dB'],
      czas: ['Czas pracy', 'min'],
      waga: ['Waga', 'kg'],
    },
    choices: { zasilanie: ['Zasilanie', { sieciowe: 'sieciowe', akumulator: 'akumulator' }] },
  },
  families: [
    {
      alias: 'robot-sprzatajacy',
      title: 'Robot sprzątający',
      gender: 'm',
      drawing: 'robot',
      shows: 'Okrągły robot sprzątający',
      about:
        'Rysuje mapę mieszkania i sam wraca do stacji. W aplikacji zaznaczysz pokoje, w których ma nie jeździć, i porę, o której ma zacząć.',
      inBox: ['robot', 'stacja ładowania', 'dwie szczotki boczne', 'zapasowy filtr'],
      sold: 'warranty',
      models: [
        {
          brand: 'Rudzik',
          name: 'Krążek',
          price: 1099,
          summary: 'Odkurza i mopuje, mapa jednego piętra, wraca do ładowania.',
          numbers: { glosnosc: 62, czas: 110, waga: 3.2 },
          choices: { zasilanie: ['akumulator'] },
          colours: ['grafitowy', 'kremowy', 'zielony', 'czerwony'],
        },
        {
          brand: 'Turkawka',
          name: 'Piętro',
          price: 1899,
          summary: 'Mapa trzech pięter, stacja opróżnia pojemnik, omija zabawki i kable.',
          numbers: { glosnosc: 58, czas: 180, waga: 3.9 },
          choices: { zasilanie: ['akumulator'] },
          colours: ['grafitowy', 'kremowy', 'granatowy'],
        },
      ],
    },
    {
      alias: 'zelazko',
      title: 'Żelazko parowe',
      gender: 'n',
      drawing: 'iron',
      shows: 'Żelazko z parą spod stopy',
      about:
        'Ceramiczna stopa sunie gładko i nie zostawia śladów. Uderzenie pary prostuje zagniecenia także w pionie, a żelazko odłożone na dłużej samo się wyłącza.',
      inBox: ['żelazko', 'miarka do wody', 'wkład przeciw kamieniowi'],
      sold: 'payment',
      models: [
        {
          brand: 'Modrak',
          name: 'Kołnierzyk',
          price: 159,
          summary: 'Ceramiczna stopa, para 40 g na minutę, kabel 2 metry.',
          numbers: { moc: 2400, waga: 1.2 },
          choices: { zasilanie: ['sieciowe'] },
          colours: ['blekitny', 'zielony', 'czerwony'],
        },
        {
          brand: 'Rudzik',
          name: 'Mankiet',
          price: 239,
          summary: 'Bez kabla przy desce: ładuje się na podstawce w sześć sekund.',
          numbers: { moc: 2600, waga: 1.4 },
          choices: { zasilanie: ['sieciowe', 'akumulator'] },
          colours: ['granatowy', 'kremowy', 'zolty'],
        },
      ],
    },
    {
      alias: 'oczyszczacz',
      title: 'Oczyszczacz powietrza',
      gender: 'm',
      drawing: 'purifier',
      shows: 'Smukły oczyszczacz powietrza',
      about:
        'Trzy filtry zatrzymują kurz, pyłki i zapachy. Światło pokazuje jakość powietrza, a w nocy urządzenie pracuje szeptem i gasi kontrolki.',
      inBox: ['oczyszczacz', 'komplet filtrów', 'kabel 1,8 m'],
      sold: 'opened',
      models: [
        {
          brand: 'Turkawka',
          name: 'Bryza',
          price: 699,
          summary: 'Do pokoju 25 m², czujnik pyłu, tryb nocny, wskaźnik wymiany filtra.',
          numbers: { moc: 38, glosnosc: 24, waga: 4.6 },
          choices: { zasilanie: ['sieciowe'] },
          colours: ['kremowy', 'zielony', 'grafitowy'],
        },
        {
          brand: 'Rudzik',
          name: 'Las',
          price: 1149,
          summary: 'Do salonu 55 m², filtr HEPA i węglowy, sterowanie z telefonu.',
          numbers: { moc: 60, glosnosc: 27, waga: 7.1 },
          choices: { zasilanie: ['sieciowe'] },
          colours: ['kremowy', 'blekitny', 'debowy'],
        },
      ],
    },
  ],
};
