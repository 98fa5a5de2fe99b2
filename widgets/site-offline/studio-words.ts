import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Witryna wyłączona',
    description: 'Witryna jest wyłączona (503), z tekstem gospodarza.',

    titles: {
      'What the host says': 'Co mówi serwer',
      'Phone that is answered meanwhile': 'Telefon odbierany w tym czasie',
    },
  },
};
