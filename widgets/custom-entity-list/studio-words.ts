import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Elementy własnego typu',
    description: 'Wszystkie włączone elementy jednego własnego typu, jako karty.',
    use: 'Wszystkie placówki, partnerzy lub inne rzeczy jednego rodzaju.',
    titles: { 'Type of the entities': 'Typ danych' },
  },
};
