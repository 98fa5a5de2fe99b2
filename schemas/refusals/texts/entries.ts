/** Why an entry of the content, or what is planned of it, stays as it is. */
export const entryRefusals = {
  'entry.invalid': {
    en: 'The content does not have the form its kind asks for.',
    pl: 'Treść nie jest jeszcze poprawna. Popraw wskazane miejsca.',
  },
  'entry.not-ready': {
    en: 'This cannot go live yet: {entries}. See what has to be mended.',
    pl: 'Tego nie można jeszcze opublikować. Popraw wskazane miejsca.',
  },
  'entry.unknown': { en: 'There is no {entry}.', pl: 'Nie ma już „{entry}”. Ktoś mógł to usunąć.' },
  'entry.exists': {
    en: 'There already is a {entry}.',
    pl: 'Już istnieje „{entry}”. Wybierz inny klucz.',
  },
  'entry.changed': {
    en: 'The {entry} was changed in the meantime: it is at version {version} now. Read it again and repeat your change.',
    pl: 'Ktoś zmienił to w międzyczasie: teraz jest to wersja {version}.',
  },
  'entry.used': {
    en: 'The {entry} is used in {places} places. Take it out there first.',
    pl: 'To jest używane w innych miejscach ({places}). Najpierw usuń to stamtąd.',
  },
  'entry.planned': {
    en: 'The {entry} is planned. Take the plan back first.',
    pl: 'To jest zaplanowane. Najpierw odwołaj termin.',
  },
  'entry.live': {
    en: 'It is live. Only those who may publish can delete it.',
    pl: 'To jest na stronie. Usunąć to może tylko wydawca.',
  },
  'entry.was-live': {
    en: 'It was live. Only those who may publish can delete it.',
    pl: 'To było na stronie. Usunąć to może tylko wydawca.',
  },
  'entry.no-version': {
    en: 'The entry never had a version {version}.',
    pl: 'Wersji {version} nigdy nie było.',
  },
  'entry.shared-by-languages': {
    en: 'This kind of content is shared by all languages.',
    pl: 'Ta treść jest wspólna dla wszystkich języków.',
  },
  'entry.no-such': { en: 'There is no such piece of content.', pl: 'Nie ma takiej treści.' },
  'entry.no-such-kind': {
    en: 'There is no such kind of content.',
    pl: 'Nie ma takiego rodzaju treści.',
  },
  'entry.name-one': {
    en: 'Name a media file, or a kind and a key.',
    pl: 'Wskaż zdjęcie albo treść.',
  },
  'entry.changed-since': {
    en: '{entry} was changed in the meantime. Look at the changes again.',
    pl: 'Ktoś zmienił to w międzyczasie: {entry}. Zobacz zmiany jeszcze raz.',
  },
  'page.default-language-first': {
    en: 'Publish the page in the default language first.',
    pl: 'Najpierw opublikuj stronę w języku domyślnym.',
  },
  'language.pages-translated': {
    en: '{locale} cannot become the main language: live pages are translated into it ({pages}). Leave the main language as it is, or take those translations out of the pages first.',
    pl: 'Język {locale} nie może stać się głównym: są na niego przetłumaczone opublikowane strony ({pages}). Zostaw język główny bez zmian albo najpierw usuń te tłumaczenia ze stron.',
  },
  'language.several-defaults': {
    en: 'Only one language can be the default one; here several are: {locales}. Take the tick from all but one.',
    pl: 'Tylko jeden język może być domyślny, a tu jest ich więcej: {locales}. Zostaw zaznaczenie przy jednym z nich.',
  },
  'language.default-needed': {
    en: 'The site needs a default language, and that is {locale}. Publish another language as the default one first.',
    pl: 'Witryna potrzebuje języka domyślnego, a jest nim {locale}. Najpierw opublikuj inny język jako domyślny.',
  },
  'media.not-in-library': {
    en: 'The library does not have this picture: visitors would see a gap. Choose another one, or bring the site in again with its pictures.',
    pl: 'Biblioteka nie ma tego zdjęcia: odwiedzający zobaczą puste miejsce. Wybierz inne albo wczytaj stronę jeszcze raz ze zdjęciami.',
  },
  'page.live-address': {
    en: 'It is live. Only those who may publish can change its address.',
    pl: 'Strona jest opublikowana. Jej adres może zmienić tylko wydawca.',
  },
  'page.was-live-address': {
    en: 'It was live or is planned. Only those who may publish can change its address.',
    pl: 'Strona była opublikowana albo jest zaplanowana. Jej adres może zmienić tylko wydawca.',
  },
  'page.screen-address': {
    en: 'A screen of the application keeps its address.',
    pl: 'Ekran aplikacji zachowuje swój adres.',
  },
  'page.address-taken': {
    en: 'Nobody could open the page at this address.',
    pl: 'Pod tym adresem nikt nie otworzyłby strony.',
  },
  'page.unreachable': {
    en: 'Redirects keep visitors from the page at its new address.',
    pl: 'Przekierowania nie dopuszczą odwiedzających do strony pod nowym adresem.',
  },
  'window.taken': {
    en: 'This window is somebody else’s.',
    pl: 'To okno należy do kogoś innego.',
  },
  'pen.taken': { en: 'Somebody else is editing this now.', pl: 'Teraz edytuje to kto inny.' },
  'preview-link.unknown': {
    en: 'There is no such preview link.',
    pl: 'Nie ma już takiego linku.',
  },
  'preview.over': {
    en: 'There is no such preview, or it is over.',
    pl: 'Nie ma takiego podglądu albo już wygasł.',
  },
  'site-file.invalid': {
    en: 'The file holds content that does not have the right form.',
    pl: 'W pliku są treści, które nie mają właściwej postaci.',
  },
  'table.unreadable': {
    en: 'The table cannot be read at line {line}. Save it as CSV once more.',
    pl: 'Nie da się odczytać tabeli w wierszu {line}. Zapisz ją jeszcze raz jako CSV.',
  },
  'table.too-many-cells': {
    en: 'The table has more than {most} cells. Leave out empty columns, or bring the goods in parts.',
    pl: 'Tabela ma więcej niż {most} komórek. Usuń puste kolumny albo wczytaj towary w częściach.',
  },
  'table.too-many-columns': {
    en: 'The table has more than {most} columns. Leave out those without a name.',
    pl: 'Tabela ma więcej niż {most} kolumn. Usuń kolumny bez nazwy.',
  },
  'table.empty': {
    en: 'The table has no rows. Its first line names the columns, each further one is an article.',
    pl: 'W tabeli nie ma wierszy. Pierwszy wiersz to nazwy kolumn, każdy następny to jeden towar.',
  },
  'table.invalid': {
    en: 'Nothing was stored: the table has errors.',
    pl: 'Niczego nie zapisano: w tabeli są błędy.',
  },
  'table.changed-since': {
    en: 'Goods were changed since the changes were shown. Look at them again.',
    pl: 'Od czasu podglądu towary się zmieniły. Zobacz zmiany jeszcze raz.',
  },
} as const;
