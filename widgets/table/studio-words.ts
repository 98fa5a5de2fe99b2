import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Tabela',
    description: 'Wiersze tekstu pod nazwanymi kolumnami, z podpisem.',
    use: 'Liczby lub fakty o tych samych kolumnach, na przykład opłaty.',
    titles: {
      'Caption: what the table shows': 'Podpis: co pokazuje tabela',
      Column: 'Kolumna',
      Columns: 'Kolumny',
      Cell: 'Komórka',
      Row: 'Wiersz',
      Rows: 'Wiersze',
      'The first cell names its row': 'Pierwsza komórka nazywa wiersz',
      'Note under the table': 'Uwaga pod tabelą',
    },
  },
};
