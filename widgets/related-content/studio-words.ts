import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Warto przeczytać',
    description: 'Co czytać dalej: linki wybrane ręcznie, potem najnowsze wpisy kategorii.',
    use: 'Na końcu strony, która zostawia pytanie. Pomija stronę, na której stoi.',
    titles: {
      'Title; "See also" without it': 'Tytuł; gdy pusty, „Zobacz też”',
      'Picture in place of the icon': 'Obraz zamiast ikony',
      'Chosen links': 'Wybrane linki',
      'Alias of a category whose newest posts follow the chosen links':
        'Kategoria, której najnowsze artykuły są dalej',
    },
    choices: { article: 'Artykuł', guide: 'Poradnik', question: 'Pytanie', tool: 'Narzędzie', video: 'Film' },
  },
};
