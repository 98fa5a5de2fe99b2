/** Our three branches, written once: the custom entity and the map marker of each are made from this. */
export const branches = [
  {
    id: 'warszawa',
    name: 'Warszawa, Centrum',
    street: 'ul. Kafelkowa 12',
    postcode: '00-999',
    city: 'Warszawa',
    hours: 'pon.–pt. 9.00–18.00, sob. 9.00–14.00',
    note: 'Wejście bez progu, parking dla osób z niepełnosprawnością.',
    lat: 52.2319,
    lng: 21.0067,
  },
  {
    id: 'krakow',
    name: 'Kraków, Podgórze',
    street: 'ul. Ceramiczna 4',
    postcode: '30-999',
    city: 'Kraków',
    hours: 'pon.–pt. 9.00–17.00',
    note: 'Winda z poziomu ulicy, pętla indukcyjna przy stanowisku nr 2.',
    lat: 50.0431,
    lng: 19.9498,
  },
  {
    id: 'gdansk',
    name: 'Gdańsk, Wrzeszcz',
    street: 'ul. Bursztynowa 21',
    postcode: '80-999',
    city: 'Gdańsk',
    hours: 'pon.–pt. 9.00–17.00',
    note: 'Wejście bez progu, 200 metrów od stacji kolejowej.',
    lat: 54.3822,
    lng: 18.6049,
  },
] as const;

/** One line, as on an envelope. */
export const branchAddress = ({ street, postcode, city }: (typeof branches)[number]): string =>
  `${street}, ${postcode} ${city}`;
