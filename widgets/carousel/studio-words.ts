import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Karuzela',
    description: 'Slajdy zapisanej karuzeli lub własne; przewijane dotykiem, klawiszami i przyciskami.',
    use: 'Trzy lub więcej historii albo ofert, które można pominąć.',
    titles: {
      'Alias of a stored carousel': 'Karuzela',
      'Title; a stored carousel has its own': 'Tytuł; zapisana karuzela ma własny',
      'Slides; only without an alias': 'Slajdy; tylko gdy nie wybrano karuzeli',
    },
  },
};
