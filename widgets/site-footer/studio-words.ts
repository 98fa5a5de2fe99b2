import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Stopka',
    description: 'Kontakt, dolne menu i informacje prawne; stoi na każdej stronie układu domyślnego.',
    use: 'Na każdej stronie układu domyślnego: pomoc, dolne menu i to, czego prawo wymaga od pożyczkodawcy.',
    titles: {
      Company: 'Firma',
      'E-mail': 'E-mail',
      'Register and tax numbers': 'Numery rejestrowe i podatkowe',
      'Cost warning': 'Ostrzeżenie o kosztach',
      'Empty: the one in force (configuration "credit")': 'Gdy puste, obowiązujące (konfiguracja „credit”)',
      'Representative example': 'Reprezentatywny przykład',
    },
  },
};
