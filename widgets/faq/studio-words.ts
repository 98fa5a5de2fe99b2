import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Częste pytania',
    description: 'Pytania z bazy pytań według kategorii, z wyszukiwarką; odpowiedź otwiera się pod pytaniem.',
    use: 'Na stronie z pytaniami albo, z jedną kategorią, na stronie, której dotyczą: odpowiedź jest wtedy w jednym miejscu.',
    titles: {
      'Category of questions; all without it': 'Kategoria pytań; gdy pusta, wszystkie',
      'With a field to search the questions': 'Z polem do szukania pytań',
    },
  },
};
