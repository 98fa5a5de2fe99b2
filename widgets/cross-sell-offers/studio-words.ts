import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Oferty partnerów',
    description: 'Oferty partnerów, każda oznaczona jako reklama, z nazwą firmy, która za nią stoi.',
    use: 'Tam, gdzie gość zrobił już to, po co przyszedł: po decyzji, na końcu artykułu.',
    titles: {
      'How many offers': 'Ile ofert',
      'Note under the offers, e.g. who pays for them': 'Uwaga pod ofertami, np. kto za nie płaci',
    },
  },
};
