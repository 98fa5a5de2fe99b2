/** Questions of the home page. */
export const questions = [
  {
    title: 'Ile dokładnie zapłacę?',
    html: '<p>Tyle, ile pokazuje kalkulator: raty obejmują kapitał, odsetki i prowizję. Ta sama kwota jest na pierwszej stronie umowy i w <a href="/formularz-informacyjny">formularzu informacyjnym</a>.</p>',
  },
  {
    title: 'Co oznacza RRSO?',
    html: '<p>Rzeczywista roczna stopa oprocentowania pokazuje w jednej liczbie wszystkie koszty pożyczki w skali roku. Liczy się ją tak samo w całej Unii Europejskiej, dlatego dobrze służy do porównań.</p>',
  },
  {
    title: 'Jak szybko dostanę pieniądze?',
    html: '<p>Przelew wysyłamy w dniu podpisania umowy, jeśli podpiszesz ją w dzień roboczy do 16.00, a w pozostałych przypadkach następnego dnia roboczego. Kiedy trafi na konto, zależy od sesji Twojego banku.</p>',
  },
  {
    title: 'Czy mogę zrezygnować po podpisaniu umowy?',
    html: '<p>Tak, w ciągu 14 dni i bez podawania przyczyny. Zwracasz pożyczoną kwotę i odsetki za dni, w których z niej korzystasz. Prowizji nie pobieramy.</p>',
  },
  {
    title: 'Co, jeśli nie zdążę z ratą?',
    html: '<p>Napisz albo zadzwoń przed terminem. Możemy przesunąć ratę lub rozłożyć zaległość. Od zaległej kwoty naliczamy odsetki za opóźnienie, innych opłat nie ma.</p>',
  },
  {
    title: 'Czy połączenie z bankiem jest bezpieczne?',
    html: '<p>Logujesz się na stronie swojego banku, a my dostajemy wgląd w historię rachunku tylko raz. Nie poznajemy hasła i nie możemy zlecić przelewu. Zamiast tego możesz pokazać wyciąg w oddziale.</p>',
  },
];
