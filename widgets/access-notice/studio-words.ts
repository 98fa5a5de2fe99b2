import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Brak dostępu',
    description:
      'Strona, która nic odwiedzającemu nie pokaże: do czego służy i jak się zalogować albo iść dalej.',

    titles: {
      'Title of the page': 'Tytuł strony',
      'Alias of the fixed screen, which has words of its own':
        'Alias ekranu aplikacji, który ma własne teksty',
      'Screen of the status the customer’s application has': 'Ekran etapu, na którym jest wniosek klienta',
    },
  },
};
