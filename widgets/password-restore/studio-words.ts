import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Odzyskanie hasła',
    description: 'Pyta, kto to, i wysyła kod lub link do nowego hasła.',

    titles: {
      'Asks for the e-mail address, or for other details that tell whose account it is':
        'Pyta o adres e-mail albo o inne dane, które mówią, czyje to konto',
    },
    choices: { identity: 'Tożsamość' },
  },
};
