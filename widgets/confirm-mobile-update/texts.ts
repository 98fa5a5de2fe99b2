export const texts = {
  pl: {
    'confirm-mobile-update.title': 'Nowy numer telefonu',
    'confirm-mobile-update.lead':
      'Podaj numer, na który wyślemy SMS z kodem, i hasło do konta. Potem wpiszesz ten kod.',
    'confirm-mobile-update.now': 'Obecny numer: {{phone}}. Zmieni się dopiero po wpisaniu kodu.',
    'confirm-mobile-update.back': 'Wróć bez zmiany numeru',
  },
  en: {
    'confirm-mobile-update.title': 'A new phone number',
    'confirm-mobile-update.lead':
      'Enter a number on which you get text messages, and the password of your account. Then you will enter the code we send.',
    'confirm-mobile-update.now': 'Present number: {{phone}}. It changes only after you enter the code.',
    'confirm-mobile-update.back': 'Go back without a change',
  },
  ru: {
    'confirm-mobile-update.title': 'Новый номер телефона',
    'confirm-mobile-update.lead':
      'Укажите номер, на который вы получаете СМС, и пароль от кабинета. Затем введите код из сообщения.',
    'confirm-mobile-update.now': 'Текущий номер: {{phone}}. Он изменится только после ввода кода.',
    'confirm-mobile-update.back': 'Вернуться без изменений',
  },
  uk: {
    'confirm-mobile-update.title': 'Новий номер телефону',
    'confirm-mobile-update.lead':
      'Вкажіть номер, на який ви отримуєте СМС, і пароль від кабінету. Потім введіть код із повідомлення.',
    'confirm-mobile-update.now': 'Поточний номер: {{phone}}. Він зміниться лише після введення коду.',
    'confirm-mobile-update.back': 'Повернутися без змін',
  },
};
