import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wyszukiwarka',
    description: 'Pole do szukania stron i wpisów oraz wyniki, strona po stronie. Nie wymaga skryptów.',
    use: 'Na osobnej stronie z wynikami (oznacz ją `noindex`) i samo pole, które tam prowadzi.',
    titles: {
      'Words above the field; empty: the usual ones': 'Tekst nad polem; gdy pusty, zwykły',
      'Page with the results': 'Strona z wynikami',
      'What people often look for': 'Czego ludzie często szukają',
      'Where else to look, when nothing is found': 'Gdzie jeszcze szukać, gdy nic nie znaleziono',
      'A page that holds this widget, too. Empty: the page the field stands on.':
        'Strona, na której też jest ta wyszukiwarka. Gdy puste, strona, na której stoi pole.',
    },
  },
};
