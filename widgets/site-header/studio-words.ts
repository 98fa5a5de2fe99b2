import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Nagłówek witryny',
    description: 'Znak, główne menu, języki i logowanie; stoi na każdej stronie układu domyślnego.',
    use: 'Na każdej stronie układu domyślnego; menu bierze z systemu treści według klucza.',
    titles: {
      'Name beside the mark': 'Nazwa obok znaku',
      'Key of the main menu': 'Menu główne',
      'Key of the menu for customers': 'Menu klientów',
      'Where the cart is; without it there is no link to it':
        'Gdzie jest koszyk; bez tego nie ma do niego odsyłacza',
      'Phone of the helpline': 'Telefon infolinii',
    },
  },
};
