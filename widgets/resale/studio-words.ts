import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przekazanie wniosku partnerowi',
    description: 'Co trafia do którego partnera i zgody na to, żadna nie zaznaczona z góry.',
  },
};
