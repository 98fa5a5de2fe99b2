import type { WidgetExample } from '#registry/widget.ts';
import type { MapMarker } from '#schemas/map-marker.ts';
import type { BranchMapProps } from './props.ts';

const place = (
  id: string,
  title: string,
  address: string,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): MapMarker => ({
  id,
  title,
  address,
  lat,
  lng,
});

const five = [
  place('warszawa', 'Warszawa, Centrum', 'ul. Kafelkowa 12, 00-999 Warszawa', { lat: 52.2297, lng: 21.0122 }),
  place('krakow', 'Kraków, Podgórze', 'ul. Ceramiczna 4, 30-999 Kraków', { lat: 50.0432, lng: 19.9513 }),
  place('gdansk', 'Gdańsk, Wrzeszcz', 'ul. Szklana 21, 80-999 Gdańsk', { lat: 54.3806, lng: 18.605 }),
  place('wroclaw', 'Wrocław, Nadodrze', 'ul. Gliniana 8, 50-999 Wrocław', { lat: 51.1214, lng: 17.0352 }),
  place('poznan', 'Poznań, Jeżyce', 'ul. Fugowa 3, 60-999 Poznań', { lat: 52.4149, lng: 16.9007 }),
];
const more = [
  place('praga', 'Warszawa, Praga-Północ', 'ul. Mozaikowa 70, 03-999 Warszawa', {
    lat: 52.2569,
    lng: 21.0346,
  }),
  place('ursynow', 'Warszawa, Ursynów', 'al. Terakotowa 5, 02-999 Warszawa', { lat: 52.1461, lng: 21.0321 }),
  place('lodz', 'Łódź, Polesie', 'ul. Zaprawowa 2, 90-999 Łódź', { lat: 51.7592, lng: 19.456 }),
  place('szczecin', 'Szczecin, Śródmieście', 'pl. Kamionkowy 1, 70-999 Szczecin', {
    lat: 53.4285,
    lng: 14.5528,
  }),
  place('bialystok', 'Białystok, Bojary', 'ul. Majolikowa 9, 15-999 Białystok', {
    lat: 53.1325,
    lng: 23.1688,
  }),
  place('rzeszow', 'Rzeszów, Staromieście', 'ul. Wypalana 14, 35-999 Rzeszów', {
    lat: 50.0412,
    lng: 21.9991,
  }),
  place(
    'bielsko',
    'Bielsko-Biała, Konstantynopolitańczykowianeczka Śródmiejska',
    'ul. Najdłuższonazwowoprzedsiębiorstwowa 128 lok. 14, wejście od strony dziedzińca, 43-999 Bielsko-Biała',
    { lat: 49.8224, lng: 19.0469 },
  ),
];

const paged = (items: readonly MapMarker[], page = 1, pages = 1) => ({
  markers: { items, page, pages, total: items.length * pages },
});

export const examples: readonly WidgetExample<BranchMapProps>[] = [
  {
    name: 'normal',
    title: 'Five branches',
    props: {
      title: 'Gdzie nas znajdziesz',
      lead: 'Wpadnij na rozmowę. Umowę możesz też podpisać przez internet.',
    },
    data: paged(five),
  },
  {
    name: 'long',
    title: 'Twelve, three of them in one city, long words',
    props: { title: 'Dwanaście miejsc w całej Polsce' },
    data: paged([...five, ...more], 2, 3),
  },
  {
    name: 'minimal',
    title: 'One place, no route',
    props: { routes: false },
    data: paged(five.slice(0, 1)),
  },
  { name: 'empty', title: 'No branches', props: { title: 'Gdzie nas znajdziesz' }, data: paged([]) },
  {
    name: 'broken',
    title: 'Places abroad and at sea are in the list only',
    props: { title: 'Punkty partnerów' },
    data: paged([
      place('berlin', 'Berlin, Neukölln', 'Fliesenstraße 7, 12999 Berlin', { lat: 52.4811, lng: 13.4353 }),
      place('zero', 'Punkt bez adresu', '', { lat: 0, lng: 0 }),
      ...five.slice(1, 3),
    ]),
  },
];
