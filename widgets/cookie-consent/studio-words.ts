import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zgoda na pliki cookie',
    description: 'Pyta o zgodę na skrypty, które nie są konieczne, pamięta odpowiedź i pozwala ją zmienić.',
    use: 'Jako pierwszy blok układu, gdy fragmenty kodu mają data-consent; drugi raz, w odmianie „inline”, na stronie polityki. Link do #cookie-consent daj w dolnym menu.',
    titles: {
      Place: 'Miejsce',
      'Version of the words': 'Wersja tekstu',
      'Raise it when you ask for something new: everybody is asked again':
        'Podnieś, gdy pytasz o coś nowego: wszyscy zobaczą pytanie ponownie',
      'What is asked for': 'O co pytamy',
      'Ask for analytics': 'Pytaj o analitykę',
      'What analytics does': 'Co robi analityka',
      'Ask for marketing': 'Pytaj o marketing',
      'What marketing does': 'Co robi marketing',
      'Link to the policy': 'Link do polityki',
      'bar: over the foot of every page until there is an answer; put it into the layout. inline: where it stands, to look the answer up and change it':
        'Pasek: u dołu każdej strony, aż będzie odpowiedź; daj go do układu. W tekście: tam, gdzie stoi, by odpowiedź obejrzeć i zmienić',
    },
    choices: { bar: 'Pasek' },
  },
};
