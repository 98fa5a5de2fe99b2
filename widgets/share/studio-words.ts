import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Udostępnianie',
    description: 'Skopiuj link, wyślij dalej lub udostępnij w serwisie, bez żadnego obcego skryptu.',
    use: 'Pod wpisami i ofertami, które ludzie przekazują dalej.',
    titles: {
      'Words before the links; empty: the usual ones': 'Tekst przed linkami; gdy pusty, zwykły',
      'Where to': 'Dokąd',
      'Where one can share; missing: everywhere': 'Gdzie można udostępnić; gdy brak, wszędzie',
    },
    choices: { whatsapp: 'WhatsApp', facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X' },
  },
};
