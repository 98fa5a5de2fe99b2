import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Podobne wpisy',
    description: 'Co czytać po wpisie ze strony: najpierw wpisy z jego kategorii, potem najnowsze.',
    use: 'Na ekranie wpisu, pod nim. Sam znajduje wpisy.',
    titles: { 'Title; "Read on" without it': 'Tytuł; gdy pusty, „Przeczytaj też”' },
  },
};
