import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Czat',
    description: 'Rozmowy klienta z działem obsługi: lista i jedna rozmowa, na żywo.',
    use: 'Na stronach /chat i /chat/{uuid}.',
    titles: { 'Heading; the page’s own when empty': 'Nagłówek; pusty oznacza tytuł strony' },
  },
};
