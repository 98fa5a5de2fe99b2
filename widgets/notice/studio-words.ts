import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Komunikat',
    description:
      'Coś, co trzeba wiedzieć teraz: uwaga, dobra wiadomość, przestroga lub niebezpieczeństwo; może skończyć się w danym dniu.',
    use: 'To, czego gość nie może przeoczyć: przerwa w działaniu, nowa zasada, ostrzeżenie przed oszustwem.',
    titles: { 'Last day on which it is shown, e.g. 2026-12-24': 'Ostatni dzień pokazywania' },
    choices: { caution: 'Przestroga' },
  },
};
