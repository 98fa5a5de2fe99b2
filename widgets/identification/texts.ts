export const texts = {
  pl: {
    'identification.title': 'Potwierdź tożsamość',
    'identification.lead':
      'Ostatni krok przed umową. Potwierdzamy, że konto bankowe należy do Ciebie. Wybierz sposób, który Ci odpowiada.',
    'identification.safety':
      'Nie poznamy Twojego loginu ani hasła do banku i nie możemy niczego zlecić w Twoim imieniu.',
    'identification.time': 'Ile to trwa:',
    'identification.reads': 'Co odczytamy:',
    'identification.way.kontomatik': 'Logowanie do banku',
    'identification.way.kontomatik-text': 'Logujesz się do banku w oknie na tej stronie i wskazujesz konto.',
    'identification.way.kontomatik-time': 'około 2 minut',
    'identification.way.kontomatik-reads': 'imię i nazwisko, numer konta, saldo',
    'identification.way.transaction-link': 'Zgoda na stronie banku',
    'identification.way.transaction-link-text':
      'Przechodzisz na stronę banku, wyrażasz jednorazową zgodę i wracasz tutaj.',
    'identification.way.transaction-link-time': 'około 3 minut',
    'identification.way.transaction-link-reads': 'imię i nazwisko, numer konta, saldo',
    'identification.way.transfer': 'Przelew 1 grosza',
    'identification.way.transfer-text':
      'Wysyłasz przelew z własnego konta. Dane skopiujesz jednym kliknięciem.',
    'identification.way.transfer-time': 'kilka minut, zwykłym przelewem do 1 dnia roboczego',
    'identification.way.transfer-reads': 'tylko to, co jest na przelewie',
    'identification.all-ways': 'Wszystkie sposoby',
    'identification.other-ways': 'Możesz też wybrać inny sposób',
    'identification.checking': 'Sprawdzamy połączenie z bankiem…',
    'identification.start': 'Zaloguj się do banku na tej stronie',
    'identification.redirect': 'Przejdź na stronę banku',
    'identification.frame': 'Logowanie do banku',
    'identification.frame-loading': 'Otwieramy stronę banku…',
    'identification.frame-slow':
      'Strona banku otwiera się dłużej niż zwykle. Możesz poczekać albo otworzyć ją w tym oknie.',
    'identification.frame-loaded': 'Strona banku jest otwarta.',
    'identification.frame-other': 'Okno się nie wyświetla lub jest za małe?',
    'identification.accounts-legend': 'Na które konto wypłacić pożyczkę?',
    'identification.accounts-missing': 'Wybierz konto.',
    'identification.accounts-use': 'Potwierdź to konto',
    'identification.balance': 'saldo {{amount}}',
    'identification.importing': 'Sprawdzamy dane z banku',
    'identification.importing-text': 'Zwykle trwa to kilka sekund. Przejdziesz dalej automatycznie.',
    'identification.importing-long':
      'Trwa to dłużej niż zwykle. Możesz zamknąć stronę: sprawdzimy dane bez Ciebie, a po powrocie zobaczysz wynik.',
    'identification.again': 'Spróbuj ponownie',
    'identification.own-account': 'Połącz własne konto',
    'identification.fail.cancelled': 'Połączenie przerwane',
    'identification.fail.cancelled-text':
      'Bank niczego nam nie przekazał. Możesz zacząć jeszcze raz, kiedy zechcesz.',
    'identification.fail.refused': 'Bank odmówił przekazania danych',
    'identification.fail.refused-text':
      'To decyzja banku i nie wpływa na Twój wniosek. Spróbuj z kontem w innym banku albo wybierz przelew.',
    'identification.fail.timed-out': 'Czas na logowanie minął',
    'identification.fail.timed-out-text':
      'Bank kończy sesję po kilku minutach, dla bezpieczeństwa. Zacznij jeszcze raz.',
    'identification.fail.bank-unavailable': 'Bank jest teraz niedostępny',
    'identification.fail.bank-unavailable-text':
      'Prawdopodobnie trwa przerwa techniczna. Spróbuj za kilka minut albo wybierz inny sposób.',
    'identification.fail.transfer-late': 'Termin przelewu minął',
    'identification.fail.transfer-late-text':
      'Przelew już nie potwierdzi tożsamości. Wybierz inny sposób, na przykład logowanie do banku.',
    'identification.fail.name-mismatch': 'To konto należy do kogoś innego',
    'identification.fail.name-mismatch-text':
      'Imię i nazwisko w banku różnią się od danych z wniosku. Użyj własnego konta. Po trzech takich próbach wniosek zostanie zablokowany.',
  },
  en: {
    'identification.title': 'Confirm who you are',
    'identification.lead':
      'The last step before the contract. We confirm that a bank account is yours. Choose the way that suits you.',
    'identification.safety':
      'We never see your bank login or password and cannot order anything in your name.',
    'identification.time': 'How long:',
    'identification.reads': 'What we read:',
    'identification.way.kontomatik': 'Sign in at your bank',
    'identification.way.kontomatik-text':
      'You sign in at your bank in a window on this page and point out an account.',
    'identification.way.kontomatik-time': 'about 2 minutes',
    'identification.way.kontomatik-reads': 'name, account number, balance',
    'identification.way.transaction-link': 'Consent on your bank’s page',
    'identification.way.transaction-link-text':
      'You go to your bank’s page, give a one-time consent and come back here.',
    'identification.way.transaction-link-time': 'about 3 minutes',
    'identification.way.transaction-link-reads': 'name, account number, balance',
    'identification.way.transfer': 'A transfer of 1 grosz',
    'identification.way.transfer-text':
      'You send a transfer from your own account. The details are copied with one press.',
    'identification.way.transfer-time': 'a few minutes; by ordinary transfer up to 1 working day',
    'identification.way.transfer-reads': 'only what the transfer says',
    'identification.all-ways': 'All ways',
    'identification.other-ways': 'You can also choose another way',
    'identification.checking': 'Checking the connection with your bank…',
    'identification.start': 'Sign in to your bank on this page',
    'identification.redirect': 'Go to the bank’s own page',
    'identification.frame': 'Sign in at your bank',
    'identification.frame-loading': 'Opening your bank’s page…',
    'identification.frame-slow':
      'Your bank’s page takes longer than usual. You can wait or open it in this window.',
    'identification.frame-loaded': 'Your bank’s page is open.',
    'identification.frame-other': 'The page does not show or is too small?',
    'identification.accounts-legend': 'Which account should the loan be paid to?',
    'identification.accounts-missing': 'Choose an account.',
    'identification.accounts-use': 'Confirm this account',
    'identification.balance': 'balance {{amount}}',
    'identification.importing': 'Checking the details from your bank',
    'identification.importing-text': 'It usually takes a few seconds. You will go on automatically.',
    'identification.importing-long':
      'It takes longer than usual. You can close the page: we check without you, and you will see the result when you come back.',
    'identification.again': 'Try again',
    'identification.own-account': 'Connect your own account',
    'identification.fail.cancelled': 'The connection was cancelled',
    'identification.fail.cancelled-text':
      'Your bank passed nothing on to us. You can begin again whenever you like.',
    'identification.fail.refused': 'Your bank refused to pass on the details',
    'identification.fail.refused-text':
      'It is your bank’s decision and does not affect your application. Try an account at another bank, or choose the transfer.',
    'identification.fail.timed-out': 'The time to sign in ran out',
    'identification.fail.timed-out-text': 'Banks end a session after some minutes, for safety. Begin again.',
    'identification.fail.bank-unavailable': 'Your bank cannot be reached at the moment',
    'identification.fail.bank-unavailable-text':
      'There is probably maintenance going on. Try in a few minutes, or choose another way.',
    'identification.fail.transfer-late': 'The time for the transfer has passed',
    'identification.fail.transfer-late-text':
      'A transfer can confirm nothing any more. Choose another way, for example signing in at your bank.',
    'identification.fail.name-mismatch': 'This account belongs to somebody else',
    'identification.fail.name-mismatch-text':
      'The name at the bank differs from the one in your application. Use an account of your own. After three such tries the application will be blocked.',
  },
  ru: {
    'identification.title': 'Подтвердите личность',
    'identification.lead':
      'Последний шаг перед договором: нужно подтвердить, что банковский счёт принадлежит вам. Выберите удобный способ.',
    'identification.safety':
      'Мы не видим ваш логин и пароль от банка и ничего не можем сделать от вашего имени.',
    'identification.time': 'Сколько времени:',
    'identification.reads': 'Что мы прочитаем:',
    'identification.way.kontomatik': 'Вход в банк',
    'identification.way.kontomatik-text': 'Вы входите в банк в окне на этой странице и указываете счёт.',
    'identification.way.kontomatik-time': 'около 2 минут',
    'identification.way.kontomatik-reads': 'имя и фамилию, номер счёта, остаток',
    'identification.way.transaction-link': 'Согласие на сайте банка',
    'identification.way.transaction-link-text':
      'Вы переходите на сайт банка, даёте разовое согласие и возвращаетесь сюда.',
    'identification.way.transaction-link-time': 'около 3 минут',
    'identification.way.transaction-link-reads': 'имя и фамилию, номер счёта, остаток',
    'identification.way.transfer': 'Перевод 1 гроша',
    'identification.way.transfer-text':
      'Вы отправляете перевод со своего счёта. Данные копируются одним нажатием.',
    'identification.way.transfer-time': 'несколько минут, обычным переводом до 1 рабочего дня',
    'identification.way.transfer-reads': 'только то, что указано в переводе',
    'identification.all-ways': 'Все способы',
    'identification.other-ways': 'Можно выбрать и другой способ',
    'identification.checking': 'Проверяем подключение к банку…',
    'identification.start': 'Войти в банк на этой странице',
    'identification.redirect': 'Перейти на страницу банка',
    'identification.frame': 'Вход в банк',
    'identification.frame-loading': 'Открываем страницу банка…',
    'identification.frame-slow':
      'Страница банка открывается дольше обычного. Можно подождать или открыть её в этом окне.',
    'identification.frame-loaded': 'Страница банка открыта.',
    'identification.frame-other': 'Страница не видна или слишком мала?',
    'identification.accounts-legend': 'На какой счёт перечислить заём?',
    'identification.accounts-missing': 'Выберите счёт.',
    'identification.accounts-use': 'Подтвердить этот счёт',
    'identification.balance': 'остаток {{amount}}',
    'identification.importing': 'Проверяем данные из банка',
    'identification.importing-text':
      'Обычно это занимает несколько секунд. Вы перейдёте дальше автоматически.',
    'identification.importing-long':
      'Это длится дольше обычного. Страницу можно закрыть: мы проверим данные без вас, а результат вы увидите, когда вернётесь.',
    'identification.again': 'Попробовать ещё раз',
    'identification.own-account': 'Подключить свой счёт',
    'identification.fail.cancelled': 'Подключение прервано',
    'identification.fail.cancelled-text': 'Банк ничего нам не передал. Можно начать заново в любое время.',
    'identification.fail.refused': 'Банк отказался передать данные',
    'identification.fail.refused-text':
      'Это решение банка, на заявку оно не влияет. Попробуйте счёт в другом банке или выберите перевод.',
    'identification.fail.timed-out': 'Время на вход истекло',
    'identification.fail.timed-out-text':
      'Для безопасности банк завершает сеанс через несколько минут. Начните ещё раз.',
    'identification.fail.bank-unavailable': 'Банк сейчас недоступен',
    'identification.fail.bank-unavailable-text':
      'Вероятно, идут технические работы. Попробуйте через несколько минут или выберите другой способ.',
    'identification.fail.transfer-late': 'Срок перевода истёк',
    'identification.fail.transfer-late-text':
      'Перевод уже не подтвердит личность. Выберите другой способ, например вход в банк.',
    'identification.fail.name-mismatch': 'Этот счёт принадлежит другому человеку',
    'identification.fail.name-mismatch-text':
      'Имя и фамилия в банке не совпадают с заявкой. Используйте свой счёт. После трёх таких попыток заявка будет заблокирована.',
  },
  uk: {
    'identification.title': 'Підтвердьте особу',
    'identification.lead':
      'Останній крок перед договором: потрібно підтвердити, що банківський рахунок належить вам. Виберіть зручний спосіб.',
    'identification.safety':
      'Ми не бачимо ваш логін і пароль від банку й нічого не можемо зробити від вашого імені.',
    'identification.time': 'Скільки часу:',
    'identification.reads': 'Що ми прочитаємо:',
    'identification.way.kontomatik': 'Вхід у банк',
    'identification.way.kontomatik-text': 'Ви входите в банк у вікні на цій сторінці й указуєте рахунок.',
    'identification.way.kontomatik-time': 'близько 2 хвилин',
    'identification.way.kontomatik-reads': 'ім’я та прізвище, номер рахунку, залишок',
    'identification.way.transaction-link': 'Згода на сайті банку',
    'identification.way.transaction-link-text':
      'Ви переходите на сайт банку, даєте разову згоду й повертаєтеся сюди.',
    'identification.way.transaction-link-time': 'близько 3 хвилин',
    'identification.way.transaction-link-reads': 'ім’я та прізвище, номер рахунку, залишок',
    'identification.way.transfer': 'Переказ 1 гроша',
    'identification.way.transfer-text':
      'Ви надсилаєте переказ зі свого рахунку. Дані копіюються одним натисканням.',
    'identification.way.transfer-time': 'кілька хвилин, звичайним переказом до 1 робочого дня',
    'identification.way.transfer-reads': 'лише те, що вказано в переказі',
    'identification.all-ways': 'Усі способи',
    'identification.other-ways': 'Можна вибрати й інший спосіб',
    'identification.checking': 'Перевіряємо підключення до банку…',
    'identification.start': 'Увійти в банк на цій сторінці',
    'identification.redirect': 'Перейти на сторінку банку',
    'identification.frame': 'Вхід у банк',
    'identification.frame-loading': 'Відкриваємо сторінку банку…',
    'identification.frame-slow':
      'Сторінка банку відкривається довше, ніж зазвичай. Можна зачекати або відкрити її в цьому вікні.',
    'identification.frame-loaded': 'Сторінку банку відкрито.',
    'identification.frame-other': 'Сторінку не видно або вона замала?',
    'identification.accounts-legend': 'На який рахунок виплатити позику?',
    'identification.accounts-missing': 'Виберіть рахунок.',
    'identification.accounts-use': 'Підтвердити цей рахунок',
    'identification.balance': 'залишок {{amount}}',
    'identification.importing': 'Перевіряємо дані з банку',
    'identification.importing-text': 'Зазвичай це триває кілька секунд. Ви перейдете далі автоматично.',
    'identification.importing-long':
      'Це триває довше, ніж зазвичай. Сторінку можна закрити: ми перевіримо дані без вас, а результат ви побачите, коли повернетеся.',
    'identification.again': 'Спробувати ще раз',
    'identification.own-account': 'Підключити свій рахунок',
    'identification.fail.cancelled': 'Підключення перервано',
    'identification.fail.cancelled-text': 'Банк нічого нам не передав. Можна почати знову будь-коли.',
    'identification.fail.refused': 'Банк відмовився передати дані',
    'identification.fail.refused-text':
      'Це рішення банку, на заявку воно не впливає. Спробуйте рахунок в іншому банку або виберіть переказ.',
    'identification.fail.timed-out': 'Час на вхід минув',
    'identification.fail.timed-out-text': 'Для безпеки банк завершує сеанс за кілька хвилин. Почніть ще раз.',
    'identification.fail.bank-unavailable': 'Банк зараз недоступний',
    'identification.fail.bank-unavailable-text':
      'Імовірно, тривають технічні роботи. Спробуйте за кілька хвилин або виберіть інший спосіб.',
    'identification.fail.transfer-late': 'Термін переказу минув',
    'identification.fail.transfer-late-text':
      'Переказ уже не підтвердить особу. Виберіть інший спосіб, наприклад вхід у банк.',
    'identification.fail.name-mismatch': 'Цей рахунок належить іншій людині',
    'identification.fail.name-mismatch-text':
      'Ім’я та прізвище в банку не збігаються із заявкою. Скористайтеся своїм рахунком. Після трьох таких спроб заявку буде заблоковано.',
  },
};
