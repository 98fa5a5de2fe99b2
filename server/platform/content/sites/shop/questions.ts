/** A question of the shop with its answer and the category it stands in. */
export interface ShopQuestion {
  readonly id: string;
  readonly category: 'koszty' | 'wniosek' | 'splata' | 'bezpieczenstwo';
  readonly title: string;
  readonly html: string;
}

/** Questions heard most often: the home page shows them, too. */
export const questions: readonly ShopQuestion[] = [
  {
    id: 'ile-zaplace',
    category: 'koszty',
    title: 'Ile dokładnie zapłacę?',
    html: '<p>Tyle, ile pokazuje kalkulator: raty obejmują kapitał, odsetki i prowizję. Ta sama kwota jest na pierwszej stronie umowy i w <a href="/formularz-informacyjny">formularzu informacyjnym</a>.</p>',
  },
  {
    id: 'rrso',
    category: 'koszty',
    title: 'Co oznacza RRSO?',
    html: '<p>Rzeczywista roczna stopa oprocentowania pokazuje w jednej liczbie wszystkie koszty pożyczki w skali roku. Liczy się ją tak samo w całej Unii Europejskiej, dlatego dobrze służy do porównań.</p>',
  },
  {
    id: 'kiedy-pieniadze',
    category: 'wniosek',
    title: 'Jak szybko dostanę pieniądze?',
    html: '<p>Przelew wysyłamy w dniu podpisania umowy, jeśli podpiszesz ją w dzień roboczy do 16.00, a w pozostałych przypadkach następnego dnia roboczego. Kiedy trafi na konto, zależy od sesji Twojego banku.</p>',
  },
  {
    id: 'rezygnacja',
    category: 'splata',
    title: 'Czy mogę zrezygnować po podpisaniu umowy?',
    html: '<p>Tak, w ciągu 14 dni i bez podawania przyczyny. Zwracasz pożyczoną kwotę i odsetki za dni, w których z niej korzystasz. Prowizji nie pobieramy.</p>',
  },
  {
    id: 'spoznienie',
    category: 'splata',
    title: 'Co, jeśli nie zdążę z ratą?',
    html: '<p>Napisz albo zadzwoń przed terminem. Możemy przesunąć ratę lub rozłożyć zaległość. Od zaległej kwoty naliczamy odsetki za opóźnienie, innych opłat nie ma.</p>',
  },
  {
    id: 'polaczenie-z-bankiem',
    category: 'bezpieczenstwo',
    title: 'Czy połączenie z bankiem jest bezpieczne?',
    html: '<p>Logujesz się na stronie swojego banku, a my dostajemy wgląd w historię rachunku tylko raz. Nie poznajemy hasła i nie możemy zlecić przelewu. Zamiast tego możesz pokazać wyciąg w oddziale.</p>',
  },
];

/** Questions that only the page of questions shows. */
export const furtherQuestions: readonly ShopQuestion[] = [
  {
    id: 'oplaty-dodatkowe',
    category: 'koszty',
    title: 'Czy są opłaty, których tu nie widać?',
    html: '<p>Nie. Cena składa się z odsetek i prowizji. Za przypomnienia, SMS-y, zaświadczenia i wcześniejszą spłatę nie płacisz. Wszystko opisuje strona <a href="/info">Koszty i dokumenty</a>.</p>',
  },
  {
    id: 'kto-moze',
    category: 'wniosek',
    title: 'Kto może wziąć pożyczkę?',
    html: '<p>Osoba pełnoletnia, która mieszka w Polsce, ma numer PESEL, konto w banku i stały dochód. Przed decyzją sprawdzamy, czy rata zmieści się w budżecie.</p>',
  },
  {
    id: 'jakie-dokumenty',
    category: 'wniosek',
    title: 'Jakie dokumenty przygotować?',
    html: '<p>Dowód osobisty i numer konta. Dochód potwierdzisz przez połączenie z bankiem albo wyciągiem z trzech ostatnich miesięcy. <a href="/jak-to-dziala">Zobacz wniosek krok po kroku</a>.</p>',
  },
  {
    id: 'wczesniejsza-splata',
    category: 'splata',
    title: 'Czy mogę spłacić wcześniej?',
    html: '<p>Tak, w całości albo w części, w każdej chwili i bez opłaty. Odsetki liczymy do dnia spłaty, a prowizję obniżamy proporcjonalnie do czasu, o który skraca się umowa. Nadpłatę zwracamy w ciągu 14 dni.</p>',
  },
  {
    id: 'falszywy-konsultant',
    category: 'bezpieczenstwo',
    title: 'Skąd mam wiedzieć, że dzwonicie naprawdę Wy?',
    html: '<p>Nigdy nie prosimy o hasło, kod z SMS-a ani o instalację programu. Gdy masz wątpliwości, rozłącz się i zadzwoń na numer ze strony <a href="/contacts">Kontakt</a>. Więcej piszemy w części <a href="/info-static">Bezpieczeństwo</a>.</p>',
  },
];
