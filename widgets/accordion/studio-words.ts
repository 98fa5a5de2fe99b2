import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Rozwijane pytania',
    description: 'Pytania, które otwierają się na odpowiedzi.',
    use: 'Pytania, które ludzie naprawdę zadają, z odpowiedziami na kilka zdań. Szukanie w przeglądarce znajduje też zwinięte.',
    titles: { Questions: 'Pytania', 'One open at a time': 'Otwarte tylko jedno naraz' },
  },
};
