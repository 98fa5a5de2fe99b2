import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Partnerzy, którzy mogą pomóc',
    description:
      'Partnerzy, którzy przejęliby wniosek, którego nie możemy przyjąć; decyzja należy do klienta.',
  },
};
