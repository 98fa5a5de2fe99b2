import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Otwarcie strony',
    description: 'Otwiera stronę: o czym jest i co zrobić. Obok obraz lub narzędzie.',
    use: 'Pierwszy blok strony: jedna obietnica, jeden główny przycisk i najwyżej jeden obraz lub narzędzie obok.',
    titles: {
      'Beside the text, instead of the picture': 'Obok tekstu, zamiast obrazu',
      'Line above the title': 'Wiersz nad tytułem',
      Point: 'Punkt',
      Points: 'Punkty',
      'Main action': 'Główny przycisk',
      'Second action': 'Drugi przycisk',
      'Small print': 'Drobny druk',
    },
  },
};
