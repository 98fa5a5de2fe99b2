export const texts = {
  pl: {
    'one-click-signin.title': 'Logowanie z wiadomości',
    'one-click-signin.noscript':
      'Aby zalogować się linkiem, włącz w przeglądarce obsługę skryptów i otwórz go jeszcze raz.',
    'one-click-signin.signed-in':
      'W tej przeglądarce ktoś jest już zalogowany. Link może prowadzić do innego konta.',
    'one-click-signin.use': 'Zaloguj tym linkiem',
    'one-click-signin.none': 'Ten link nie działa',
    'one-click-signin.none-text':
      'Linki działają 10 minut i tylko raz. Na stronie logowania możesz poprosić o nowy.',
  },
  en: {
    'one-click-signin.title': 'Sign in by link',
    'one-click-signin.noscript':
      'To sign in with the link, switch on scripts in your browser and open the link again.',
    'one-click-signin.signed-in': 'Somebody is signed in here already. The link may lead to another account.',
    'one-click-signin.use': 'Sign in with this link',
    'one-click-signin.none': 'This link does not work',
    'one-click-signin.none-text':
      'Links work once, for 10 minutes. You can ask for a new one on the sign-in page.',
  },
  ru: {
    'one-click-signin.title': 'Вход по ссылке',
    'one-click-signin.noscript': 'Чтобы войти по ссылке, включите в браузере скрипты и откройте её ещё раз.',
    'one-click-signin.signed-in': 'В этом браузере кто-то уже вошёл. Ссылка может вести в другой кабинет.',
    'one-click-signin.use': 'Войти по этой ссылке',
    'one-click-signin.none': 'Эта ссылка не работает',
    'one-click-signin.none-text':
      'Ссылки действуют 10 минут и только один раз. На странице входа можно запросить новую.',
  },
  uk: {
    'one-click-signin.title': 'Вхід за посиланням',
    'one-click-signin.noscript':
      'Щоб увійти за посиланням, увімкніть у браузері скрипти й відкрийте його ще раз.',
    'one-click-signin.signed-in':
      'У цьому браузері хтось уже увійшов. Посилання може вести до іншого кабінету.',
    'one-click-signin.use': 'Увійти за цим посиланням',
    'one-click-signin.none': 'Це посилання не працює',
    'one-click-signin.none-text':
      'Посилання діють 10 хвилин і лише один раз. На сторінці входу можна попросити нове.',
  },
};
