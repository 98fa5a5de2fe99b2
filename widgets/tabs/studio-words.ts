import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Karty',
    description: 'Od dwóch do sześciu kart na zmianę; w każdej stoją bloki.',
    use: 'Od dwóch do sześciu ujęć jednej sprawy, z których gość potrzebuje jednego.',
    titles: {
      'Tab 1': 'Karta 1',
      'Tab 2': 'Karta 2',
      'Tab 3': 'Karta 3',
      'Tab 4': 'Karta 4',
      'Tab 5': 'Karta 5',
      'Tab 6': 'Karta 6',
      Tabs: 'Karty',
    },
  },
};
