import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kontakt',
    description: 'Telefon, e-mail, adres, godziny, czat i sposoby dla osób niesłyszących.',
    use: 'Na stronie kontaktu i wszędzie, gdzie ktoś może chcieć porozmawiać z człowiekiem.',
    titles: {
      'Below: a map or a form': 'Poniżej: mapa lub formularz',
      'Whose contacts these are, for search engines': 'Czyje to kontakty, dla wyszukiwarek',
      'Label; empty: the usual word': 'Napis; gdy pusty, zwykły',
      'Number, address, hours or words of the link': 'Numer, adres, godziny lub tekst linku',
      'Link; numbers and e-mail addresses have one by themselves':
        'Link; numery i adresy e-mail mają go same',
      'Note, e.g. the cost of a call': 'Uwaga, np. koszt połączenia',
      'Hours for search engines, e.g. Mo-Fr 08:00-20:00': 'Godziny dla wyszukiwarek, np. Mo-Fr 08:00-20:00',
      'Ways to reach us': 'Drogi kontaktu',
    },
    choices: { hours: 'Godziny', 'sign-language': 'Język migowy', 'text-relay': 'Tłumacz tekstowy' },
  },
};
