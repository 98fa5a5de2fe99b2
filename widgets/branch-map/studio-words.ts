import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Mapa placówek',
    description: 'Znaczniki z mapy jako lista i na mapie Polski.',
    use: 'Tam, gdzie ludzie szukają, dokąd przyjść. Lista mówi wszystko, mapa pokazuje, co jest blisko.',
    titles: {
      'Offer a route to each place': 'Pokaż drogę do każdego miejsca',
      'A link to OpenStreetMap; nothing of it is loaded here':
        'Link do OpenStreetMap; nic się stamtąd nie ładuje',
    },
  },
};
