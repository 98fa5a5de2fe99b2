import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Loga partnerów',
    description: 'Loga partnerów w równych, spokojnych rzędach, z linkami lub bez.',
    use: 'By jednym spojrzeniem pokazać, z kim pracuje firma.',
    titles: {
      'Name of the partner': 'Nazwa partnera',
      'Logo, drawn for a light ground; the name in words without it':
        'Logo na jasne tło; bez niego nazwa słowami',
      Logos: 'Loga',
    },
  },
};
