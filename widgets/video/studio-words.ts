import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Film',
    description: 'Nasz film z napisami i transkrypcją albo link do filmu na innej stronie.',
    use: 'By pokazać, jak coś działa, gdy obraz i kilka słów to za mało. Zawsze z napisami i transkrypcją.',
    titles: {
      'Beside the video in a wide place': 'Obok filmu, gdy jest dość miejsca',
      'Name of the video': 'Nazwa filmu',
      'Said by screen readers: what it is about': 'Dla czytników ekranu: o czym jest',
      Format: 'Format',
      'The same video in one or more formats; the first that the browser knows is played':
        'Ten sam film w kilku formatach; odtwarzany jest pierwszy znany przeglądarce',
      'Address of the video': 'Adres filmu',
      'Name of the service it is on': 'Nazwa serwisu, w którym jest',
      'A video on another site: shown as a link, only without files of our own':
        'Film w innym serwisie: pokazany jako link, tylko bez własnych plików',
      'Picture before it starts; it should have the video’s shape':
        'Obraz przed startem; o proporcjach filmu',
      Language: 'Język',
      'Name in the player’s menu': 'Nazwa w menu odtwarzacza',
      Captions: 'Napisy',
      'Length in seconds': 'Długość w sekundach',
      Transcript: 'Zapis treści',
      'All that is heard and seen, for those who do not watch':
        'Wszystko, co słychać i widać, dla tych, którzy nie oglądają',
      'File, e.g. /media/story.webm': 'Plik, np. /media/story.webm',
      'File in WebVTT, e.g. /media/story.pl.vtt': 'Plik WebVTT, np. /media/story.pl.vtt',
    },
    choices: {
      'video/webm': 'WebM',
      'video/mp4': 'MP4',
      pl: 'polski',
      en: 'angielski',
      ru: 'rosyjski',
      uk: 'ukraiński',
    },
  },
};
