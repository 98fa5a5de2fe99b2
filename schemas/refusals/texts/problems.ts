/** What is wrong at one place of what was sent, besides what the schemas say (`schema-problems.ts`). */
export const problemRefusals = {
  'problem.no-column': { en: 'is no column of this table', pl: 'W tej tabeli nie ma takiej kolumny.' },
  'problem.no-amount': {
    en: 'must be an amount such as 1299.00',
    pl: 'Wpisz kwotę, np. 1299,00.',
  },
  'problem.no-number': { en: 'must be a number such as 12.5', pl: 'Wpisz liczbę, np. 12,5.' },
  'problem.no-flag': { en: 'must be 1 or 0, yes or no', pl: 'Wpisz 1 albo 0, tak albo nie.' },
  'problem.no-json': {
    en: 'must be JSON as the downloaded table has it',
    pl: 'Wpisz JSON w takiej postaci jak w pobranej tabeli.',
  },
  'problem.no-attribute': {
    en: 'is no attribute of the product type {type}',
    pl: 'Typ produktu {type} nie ma takiego atrybutu.',
  },
  'problem.no-property': { en: 'is no property there is', pl: 'Nie ma takiej właściwości.' },
  'problem.no-property-but': {
    en: 'is no property there is; {nearest} may be meant',
    pl: 'Nie ma takiej właściwości; może chodzi o {nearest}.',
  },
  'problem.text-of-another-row': {
    en: 'is the translation of another row: this row was at {origin}, so its translations belong here now. Move translations with their rows',
    pl: 'To tłumaczenie innego wiersza: ten wiersz był pod {origin}, więc tu należą teraz jego tłumaczenia. Przenieś tłumaczenia razem z wierszami.',
  },
  'problem.missing': { en: 'is missing', pl: 'To pole jest wymagane.' },
  'problem.led-elsewhere': { en: 'is led elsewhere', pl: 'Ten adres prowadzi gdzie indziej.' },
  'problem.taken': { en: 'is taken', pl: 'To jest już zajęte.' },
  'problem.twice': { en: 'is there twice', pl: 'To występuje dwa razy.' },
  'problem.no-kind': { en: 'is no kind of content', pl: 'Nie ma takiego rodzaju treści.' },
  'problem.none-there-is': { en: 'is none that there is', pl: 'Czegoś takiego nie ma.' },
  'problem.screen-address': {
    en: 'is the address of a screen',
    pl: 'Ten adres ma ekran aplikacji.',
  },
  'problem.system-address': {
    en: 'is an address of files and calls of the site',
    pl: 'Pod tym adresem są pliki i wywołania witryny.',
  },
  'problem.language-address': {
    en: 'is where a language of the site begins',
    pl: 'Pod tym adresem zaczyna się język witryny.',
  },
  'problem.too-deep': {
    en: 'is nested more than {levels} levels deep',
    pl: 'Za dużo poziomów jeden w drugim; najwyżej {levels}.',
  },
  'problem.changed-since': { en: 'was changed since', pl: 'Zmieniono to od tego czasu.' },
  'problem.no-release': { en: 'names no release', pl: 'Nie ma takiego wydania.' },
  'problem.name': {
    en: 'has a name that cannot be kept',
    pl: 'Jedna z nazw jest niedozwolona.',
  },
  'problem.character': {
    en: 'holds a character that cannot be kept',
    pl: 'Jest tu niedozwolony znak.',
  },
  'problem.one-default': {
    en: 'only one group may be the default',
    pl: 'Tylko jedna grupa może być domyślna.',
  },
  'problem.not-the-key': {
    en: 'must be {key}, the key of the entry',
    pl: 'Musi być takie jak klucz: {key}.',
  },
  'problem.language-tag': {
    en: 'must be a language tag such as pl or en-GB',
    pl: 'Podaj kod języka, np. pl albo en-GB.',
  },
  'problem.key': {
    en: 'must be at most 100 letters, digits, dots, hyphens and underscores',
    pl: 'Użyj liter bez polskich znaków, cyfr, kropek, łączników i podkreśleń, najwyżej 100.',
  },
  'problem.type-and-id': {
    en: 'must be type/id, each of letters, digits, dots, hyphens and underscores',
    pl: 'Podaj typ i identyfikator, rozdzielone ukośnikiem: litery bez polskich znaków, cyfry, kropki, łączniki i podkreślenia.',
  },
  'problem.no-language': {
    en: 'must be empty for this kind',
    pl: 'Ta treść jest wspólna dla wszystkich języków.',
  },
  'problem.leave-language-out': {
    en: 'must be left out for this kind',
    pl: 'Ta treść jest wspólna dla wszystkich języków.',
  },
  'problem.leave-out': { en: 'must be left out', pl: 'To pole musi być puste.' },
  'problem.past': { en: 'must be in the future', pl: 'Podaj termin w przyszłości.' },
  'problem.not-held': { en: 'must hold {locale}', pl: 'Musi zawierać {locale}.' },
  'problem.no-default-language': {
    en: 'must hold the default language',
    pl: 'Musi zawierać język domyślny.',
  },
  'problem.empty': { en: 'must not be empty', pl: 'To nie może być puste.' },
  'problem.days': { en: 'must not be less than from', pl: 'Nie może być mniejsze niż początek.' },
  'problem.ages': {
    en: 'must not be less than min_age',
    pl: 'Nie może być mniejsze niż najniższy wiek.',
  },
  'problem.lengths': {
    en: 'must not be less than min_length',
    pl: 'Nie może być mniejsze niż najmniejsza długość.',
  },
  'problem.contrast': {
    en: '{colour} on {ground} has a contrast of {contrast}:1; it must be {least}:1 at least',
    pl: 'Kontrast {colour} na {ground} wynosi {contrast}:1; potrzeba co najmniej {least}:1.',
  },
  'problem.or-phone': { en: 'or a phone is needed', pl: 'Podaj adres e-mail albo telefon.' },
  'problem.or-email': { en: 'or an e-mail is needed', pl: 'Podaj telefon albo adres e-mail.' },
  'problem.search-length': {
    en: 'must have {shortest} to {longest} characters',
    pl: 'Podaj od {shortest} do {longest} znaków.',
  },
  /** The version there is now, which programs read here. */
  'problem.version': { en: '{version}', pl: '{version}' },
  /** The names of the details a code is bound to. */
  'problem.details': { en: '{names}', pl: '{names}' },
} as const;
