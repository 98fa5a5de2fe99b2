import type { PolishWidget } from './polish-widget.ts';

/** Widgets of the way from an application to a contract; they stand on screens of their own. */
export const polishProcess: readonly PolishWidget[] = [
  ['application', 'Wniosek o pożyczkę', 'Wniosek w krokach, zapisywany na serwerze w trakcie wypełniania.'],
  [
    'bank-transfer-verification',
    'Przelew jednego grosza',
    'Dane przelewu, który potwierdza konto: do skopiowania lub wysłania od razu z banku z listy, i czy już doszedł.',
  ],
  ['blocked', 'Wniosek wstrzymany', 'Dlaczego wniosek stoi, do kiedy i co można zrobić.'],
  ['call-verification', 'Telefon od doradcy', 'Kto dzwoni, z jakiego numeru i kiedy; klient wybiera porę.'],
  [
    'confirm-mobile',
    'Czy numer jest nadal Twój?',
    'Klient potwierdza telefon konta albo przechodzi do jego zmiany.',
  ],
  ['confirm-mobile-update', 'Inny numer telefonu', 'Nowy numer telefonu, z hasłem i kodem na ten numer.'],
  ['confirm-wait', 'Wniosek w toku', 'Co się teraz dzieje z wnioskiem i co będzie dalej.'],
  ['contract-card-details', 'Karta', 'Karta pożyczki: dane, PIN, blokada.'],
  [
    'contract-debt-repayment',
    'Spłata',
    'Sposoby zapłaty: rata, całość lub własna kwota; przelewem lub online.',
  ],
  ['contract-details', 'Szczegóły umowy', 'Wszystkie liczby pożyczki, harmonogram i droga do odstąpienia.'],
  ['contract-docs', 'Dokumenty umowy', 'Dokumenty pożyczki do pobrania.'],
  ['contract-history', 'Historia umowy', 'Ruch pieniędzy, od najnowszych.'],
  [
    'contract-main-card',
    'Umowa w skrócie',
    'Oferta do podpisania albo trwająca pożyczka: następna płatność, karta, postęp.',
  ],
  ['contract-transfer', 'Przelew z karty', 'Z konta karty na potwierdzone konto klienta.'],
  ['contract-user-data', 'Dane klienta', 'Imię i nazwisko, kontakt i adres klienta, z rejestrem adresów.'],
  [
    'counter-offer',
    'Inne propozycje',
    'Porównuje oferty, które klient może wziąć zamiast wnioskowanej pożyczki; żadna nie jest wyróżniona.',
  ],
  [
    'data-checker',
    'Sprawdzenie danych',
    'Wszystko, co podał klient, krok po kroku, do potwierdzenia lub poprawy.',
  ],
  [
    'identification',
    'Sposoby potwierdzenia tożsamości',
    'Połączenie z bankiem, zgoda w banku lub przelew jednego grosza: co oznacza każdy i ile trwa.',
  ],
  [
    'kontomatik',
    'Potwierdzenie przez połączenie z bankiem',
    'Strona banku w ramce lub w oknie, wybór konta, czekanie i każde możliwe niepowodzenie.',
  ],
  ['payment-return', 'Powrót z płatności', 'Jak stoi płatność; pyta, aż będzie wiadomo.'],
  [
    'phone-verification',
    'Potwierdzenie telefonu',
    'Wniosek czeka na telefon konta: kod na ten numer albo inny numer.',
  ],
  ['rejected', 'Wniosek odrzucony', 'Dlaczego tym razem nie ma pożyczki i o co klient może poprosić.'],
  [
    'resale',
    'Przekazanie wniosku partnerowi',
    'Co trafia do którego partnera i zgody na to, żadna nie zaznaczona z góry.',
  ],
  [
    'resale-offer',
    'Partnerzy, którzy mogą pomóc',
    'Partnerzy, którzy przejęliby wniosek, którego nie możemy przyjąć; decyzja należy do klienta.',
  ],
  [
    'resale-waiting',
    'Wniosek jest u partnera',
    'Czeka na partnera, potem prowadzi tam, gdzie partner prowadzi sprawę dalej.',
  ],
  [
    'transaction-link',
    'Potwierdzenie przez zgodę w banku',
    'Zgoda na odczyt konta, dana w samym banku; wybór konta, czekanie i każde możliwe niepowodzenie.',
  ],
];
