export const texts = {
  pl: {
    'password-restore.title': 'Nie pamiętasz hasła?',
    'password-restore.lead': 'Podaj e-mail, a wyślemy kod. Z nim ustawisz nowe hasło.',
    'password-restore.title-identify': 'Odzyskaj dostęp',
    'password-restore.lead-identify':
      'Nie masz pod ręką adresu? Podaj dane konta, a kod wyślemy na zapisany kontakt.',
    'password-restore.other-identify': 'Nie pamiętasz adresu e-mail?',
    'password-restore.other-identify-link': 'Podaj inne dane',
    'password-restore.other-email': 'Wolisz link zamiast kodu?',
    'password-restore.send-link': 'Wyślij link',
    'password-restore.link-sent': 'Zajrzyj do skrzynki',
    'password-restore.link-sent-text':
      'Jeśli mamy konto z tym adresem, link do zmiany hasła już tam jest. Działa 10 minut:',
    'password-restore.remembered': 'Jednak pamiętasz?',
  },
  en: {
    'password-restore.title': 'Forgotten your password?',
    'password-restore.lead':
      'Give your e-mail address and we will send a code. With it you set a new password.',
    'password-restore.title-identify': 'Get back into your account',
    'password-restore.lead-identify':
      'No address at hand? Give your account details, and the code goes to the contact we have.',
    'password-restore.other-identify': 'Forgotten the e-mail address, too?',
    'password-restore.other-identify-link': 'Give other details',
    'password-restore.other-email': 'Rather have a link than a code?',
    'password-restore.send-link': 'Send me a link',
    'password-restore.link-sent': 'Look into your mailbox',
    'password-restore.link-sent-text':
      'If there is an account with this address, a link to change the password is waiting there. It works for 10 minutes:',
    'password-restore.remembered': 'Remembered it?',
  },
  ru: {
    'password-restore.title': 'Забыли пароль?',
    'password-restore.lead': 'Укажите почту, и мы пришлём код. С ним вы зададите новый пароль.',
    'password-restore.title-identify': 'Восстановить доступ',
    'password-restore.lead-identify':
      'Нет адреса под рукой? Укажите данные кабинета, и код придёт на сохранённый контакт.',
    'password-restore.other-identify': 'Не помните адрес почты?',
    'password-restore.other-identify-link': 'Укажите другие данные',
    'password-restore.other-email': 'Удобнее ссылка вместо кода?',
    'password-restore.send-link': 'Отправить ссылку',
    'password-restore.link-sent': 'Проверьте почту',
    'password-restore.link-sent-text':
      'Если у нас есть кабинет с этим адресом, ссылка для смены пароля уже там. Она действует 10 минут:',
    'password-restore.remembered': 'Вспомнили?',
  },
  uk: {
    'password-restore.title': 'Забули пароль?',
    'password-restore.lead': 'Вкажіть пошту, і ми надішлемо код. З ним ви встановите новий пароль.',
    'password-restore.title-identify': 'Відновити доступ',
    'password-restore.lead-identify':
      'Немає адреси під рукою? Вкажіть дані кабінету, і код надійде на збережений контакт.',
    'password-restore.other-identify': 'Не пам’ятаєте адресу пошти?',
    'password-restore.other-identify-link': 'Вкажіть інші дані',
    'password-restore.other-email': 'Зручніше посилання замість коду?',
    'password-restore.send-link': 'Надіслати посилання',
    'password-restore.link-sent': 'Перевірте пошту',
    'password-restore.link-sent-text':
      'Якщо в нас є кабінет із цією адресою, посилання для зміни пароля вже там. Воно діє 10 хвилин:',
    'password-restore.remembered': 'Згадали?',
  },
};
