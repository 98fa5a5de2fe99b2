export const texts = {
  pl: {
    'bank-transfer-verification.title': 'Przelew 1 grosza',
    'bank-transfer-verification.lead':
      'Wyślij 1 grosz z konta, na które mamy wypłacić pożyczkę. Po nazwisku właściciela poznamy, że jest Twoje.',
    'bank-transfer-verification.banks': 'Zapłać od razu',
    'bank-transfer-verification.banks-text': 'Wybierz swój bank. Przelew będzie już wypełniony.',
    'bank-transfer-verification.data': 'Dane do przelewu',
    'bank-transfer-verification.data-text':
      'Przepisz je lub skopiuj do swojego banku. Tytuł musi się zgadzać co do znaku.',
    'bank-transfer-verification.recipient': 'Odbiorca',
    'bank-transfer-verification.iban': 'Numer konta',
    'bank-transfer-verification.transfer-title': 'Tytuł przelewu',
    'bank-transfer-verification.amount': 'Kwota',
    'bank-transfer-verification.until': 'Czekamy na przelew do {{date}}.',
    'bank-transfer-verification.waiting':
      'Czekamy na przelew. Gdy dotrze, przejdziesz dalej automatycznie. Możesz też zamknąć stronę i wrócić później.',
    'bank-transfer-verification.failed-text':
      'Imię i nazwisko na przelewie różnią się od danych z wniosku. Wyślij przelew z własnego konta. Po trzech takich próbach wniosek zostanie zablokowany.',
  },
  en: {
    'bank-transfer-verification.title': 'A transfer of 1 grosz',
    'bank-transfer-verification.lead':
      'Send 1 grosz from the account the loan should be paid to. The owner’s name tells us that it is yours.',
    'bank-transfer-verification.banks': 'Send it at once',
    'bank-transfer-verification.banks-text': 'Choose your bank. The transfer is filled in already.',
    'bank-transfer-verification.data': 'Details of the transfer',
    'bank-transfer-verification.data-text':
      'Type or copy them into your bank. The title has to be the same to the letter.',
    'bank-transfer-verification.recipient': 'Recipient',
    'bank-transfer-verification.iban': 'Account number',
    'bank-transfer-verification.transfer-title': 'Title of the transfer',
    'bank-transfer-verification.amount': 'Amount',
    'bank-transfer-verification.until': 'We wait for the transfer until {{date}}.',
    'bank-transfer-verification.waiting':
      'We are waiting for the transfer. Once it is here, you go on automatically. You can also close the page and come back later.',
    'bank-transfer-verification.failed-text':
      'The name on the transfer differs from the one in your application. Send it from an account of your own. After three such tries the application will be blocked.',
  },
  ru: {
    'bank-transfer-verification.title': 'Перевод 1 гроша',
    'bank-transfer-verification.lead':
      'Отправьте 1 грош со счёта, на который перечислить заём. По имени владельца мы узнаем, что он ваш.',
    'bank-transfer-verification.banks': 'Отправить сразу',
    'bank-transfer-verification.banks-text': 'Выберите свой банк. Перевод будет уже заполнен.',
    'bank-transfer-verification.data': 'Данные для перевода',
    'bank-transfer-verification.data-text':
      'Перепишите или скопируйте их в свой банк. Назначение должно совпадать до знака.',
    'bank-transfer-verification.recipient': 'Получатель',
    'bank-transfer-verification.iban': 'Номер счёта',
    'bank-transfer-verification.transfer-title': 'Назначение перевода',
    'bank-transfer-verification.amount': 'Сумма',
    'bank-transfer-verification.until': 'Ждём перевод до {{date}}.',
    'bank-transfer-verification.waiting':
      'Ждём перевод. Когда он придёт, вы перейдёте дальше автоматически. Можно закрыть страницу и вернуться позже.',
    'bank-transfer-verification.failed-text':
      'Имя и фамилия в переводе не совпадают с заявкой. Отправьте перевод со своего счёта. После трёх таких попыток заявка будет заблокирована.',
  },
  uk: {
    'bank-transfer-verification.title': 'Переказ 1 гроша',
    'bank-transfer-verification.lead':
      'Надішліть 1 грош із рахунку, на який виплатити позику. За ім’ям власника ми дізнаємося, що він ваш.',
    'bank-transfer-verification.banks': 'Надіслати одразу',
    'bank-transfer-verification.banks-text': 'Виберіть свій банк. Переказ буде вже заповнений.',
    'bank-transfer-verification.data': 'Дані для переказу',
    'bank-transfer-verification.data-text':
      'Перепишіть або скопіюйте їх у свій банк. Призначення має збігатися до знака.',
    'bank-transfer-verification.recipient': 'Одержувач',
    'bank-transfer-verification.iban': 'Номер рахунку',
    'bank-transfer-verification.transfer-title': 'Призначення переказу',
    'bank-transfer-verification.amount': 'Сума',
    'bank-transfer-verification.until': 'Чекаємо на переказ до {{date}}.',
    'bank-transfer-verification.waiting':
      'Чекаємо на переказ. Коли він надійде, ви перейдете далі автоматично. Можна закрити сторінку й повернутися пізніше.',
    'bank-transfer-verification.failed-text':
      'Ім’я та прізвище в переказі не збігаються із заявкою. Надішліть переказ зі свого рахунку. Після трьох таких спроб заявку буде заблоковано.',
  },
};
