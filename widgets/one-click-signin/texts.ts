export const texts = {
  pl: {
    'one-click-signin.title': 'Logowanie z wiadomości',
    'one-click-signin.noscript':
      'Aby zalogować się linkiem, włącz w przeglądarce obsługę skryptów i otwórz go jeszcze raz.',
    'one-click-signin.signed-in':
      'W tej przeglądarce ktoś jest już zalogowany. Link może prowadzić do innego konta.',
    'one-click-signin.ready': 'Naciśnij przycisk, a zalogujemy Cię linkiem z wiadomości.',
    'one-click-signin.use': 'Zaloguj się',
    'one-click-signin.none': 'Ten link nie działa',
    'one-click-signin.none-text':
      'Linki działają 10 minut i tylko raz. Poproś o nowy, a wyślemy go na Twój adres e-mail.',
    'one-click-signin.another': 'Poproś o nowy link',
  },
  en: {
    'one-click-signin.title': 'Sign in by link',
    'one-click-signin.noscript':
      'To sign in with the link, switch on scripts in your browser and open the link again.',
    'one-click-signin.signed-in': 'Somebody is signed in here already. The link may lead to another account.',
    'one-click-signin.ready': 'Press the button, and we will sign you in with the link of the message.',
    'one-click-signin.use': 'Sign in',
    'one-click-signin.none': 'This link does not work',
    'one-click-signin.none-text':
      'Links work once, for 10 minutes. Ask for a new one, and we will send it to your e-mail address.',
    'one-click-signin.another': 'Ask for a new link',
  },
  ru: {
    'one-click-signin.title': 'Вход по ссылке',
    'one-click-signin.noscript': 'Чтобы войти по ссылке, включите в браузере скрипты и откройте её ещё раз.',
    'one-click-signin.signed-in': 'В этом браузере кто-то уже вошёл. Ссылка может вести в другой кабинет.',
    'one-click-signin.ready': 'Нажмите кнопку, и мы выполним вход по ссылке из письма.',
    'one-click-signin.use': 'Войти',
    'one-click-signin.none': 'Эта ссылка не работает',
    'one-click-signin.none-text':
      'Ссылки действуют 10 минут и только один раз. Запросите новую, и мы отправим её на ваш адрес электронной почты.',
    'one-click-signin.another': 'Запросить новую ссылку',
  },
  uk: {
    'one-click-signin.title': 'Вхід за посиланням',
    'one-click-signin.noscript':
      'Щоб увійти за посиланням, увімкніть у браузері скрипти й відкрийте його ще раз.',
    'one-click-signin.signed-in':
      'У цьому браузері хтось уже увійшов. Посилання може вести до іншого кабінету.',
    'one-click-signin.ready': 'Натисніть кнопку, і ми виконаємо вхід за посиланням із листа.',
    'one-click-signin.use': 'Увійти',
    'one-click-signin.none': 'Це посилання не працює',
    'one-click-signin.none-text':
      'Посилання діють 10 хвилин і лише один раз. Попросіть нове, і ми надішлемо його на вашу електронну пошту.',
    'one-click-signin.another': 'Попросити нове посилання',
  },
};
