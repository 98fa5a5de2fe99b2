import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Element własnego typu',
    description: 'Jeden element własnego typu treści z polami swojej wartości.',
    use: 'Jedna placówka, partner lub inna rzecz, którą redaktorzy trzymają jako element własnego typu.',
    titles: { 'Type of the entity': 'Typ danych', 'Id of the entity': 'Identyfikator danych' },
  },
};
