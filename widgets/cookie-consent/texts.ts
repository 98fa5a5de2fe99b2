/** Words of the question. An editor who asks for something else writes his own into the props. */
export const texts = {
  pl: {
    'cookie-consent.title': 'Pliki cookie: decyzja należy do Ciebie',
    'cookie-consent.text':
      'Niezbędne pliki cookie są potrzebne, żeby serwis działał. Pozostałe włączymy tylko za Twoją zgodą. Możesz ją zmienić lub wycofać w każdej chwili.',
    'cookie-consent.categories': 'Na co się zgadzasz?',
    'cookie-consent.necessary': 'Niezbędne',
    'cookie-consent.necessary-text': 'Bezpieczeństwo, logowanie i zapamiętanie tej decyzji. Działają zawsze.',
    'cookie-consent.analytics': 'Analityczne',
    'cookie-consent.analytics-text': 'Liczą odwiedziny i pokazują nam, co na stronie nie działa.',
    'cookie-consent.marketing': 'Marketingowe',
    'cookie-consent.marketing-text': 'Mówią nam, która reklama do nas prowadzi, i pomagają dobrać następne.',
    'cookie-consent.none': 'Tylko niezbędne',
    'cookie-consent.open': 'Wybieram',
    'cookie-consent.all': 'Akceptuję wszystkie',
    'cookie-consent.chosen': 'Zapisz mój wybór',
    'cookie-consent.saved': 'Twój wybór jest zapisany.',
    'cookie-consent.no-script':
      'Twoja przeglądarka nie uruchamia skryptów, więc używamy wyłącznie niezbędnych plików cookie.',
  },
  en: {
    'cookie-consent.title': 'Cookies: you decide',
    'cookie-consent.text':
      'Necessary cookies make the site work. We turn on the others only if you agree. You can change your mind at any time.',
    'cookie-consent.categories': 'What do you agree to?',
    'cookie-consent.necessary': 'Necessary',
    'cookie-consent.necessary-text': 'Security, signing in and remembering this decision. Always on.',
    'cookie-consent.analytics': 'Analytics',
    'cookie-consent.analytics-text': 'They count visits and show us what does not work on the site.',
    'cookie-consent.marketing': 'Marketing',
    'cookie-consent.marketing-text':
      'They tell us which advert brings you here and help to choose the next ones.',
    'cookie-consent.none': 'Only necessary',
    'cookie-consent.open': 'Let me choose',
    'cookie-consent.all': 'Accept all',
    'cookie-consent.chosen': 'Save my choice',
    'cookie-consent.saved': 'Your choice is saved.',
    'cookie-consent.no-script': 'Your browser runs no scripts, so we use necessary cookies only.',
  },
  ru: {
    'cookie-consent.title': 'Файлы cookie: решаете вы',
    'cookie-consent.text':
      'Необходимые файлы cookie нужны для работы сайта. Остальные включим только с вашего согласия. Изменить или отозвать его можно в любой момент.',
    'cookie-consent.categories': 'На что вы согласны?',
    'cookie-consent.necessary': 'Необходимые',
    'cookie-consent.necessary-text': 'Безопасность, вход и память об этом решении. Включены всегда.',
    'cookie-consent.analytics': 'Аналитические',
    'cookie-consent.analytics-text': 'Считают посещения и показывают нам, что на сайте не работает.',
    'cookie-consent.marketing': 'Маркетинговые',
    'cookie-consent.marketing-text':
      'Подсказывают, какая реклама привела вас к нам, и помогают подобрать следующую.',
    'cookie-consent.none': 'Только необходимые',
    'cookie-consent.open': 'Выбрать',
    'cookie-consent.all': 'Принять все',
    'cookie-consent.chosen': 'Сохранить выбор',
    'cookie-consent.saved': 'Ваш выбор сохранён.',
    'cookie-consent.no-script':
      'Ваш браузер не выполняет скрипты, поэтому мы используем только необходимые файлы cookie.',
  },
  uk: {
    'cookie-consent.title': 'Файли cookie: вирішуєте ви',
    'cookie-consent.text':
      'Необхідні файли cookie потрібні для роботи сайту. Решту ввімкнемо лише за вашою згодою. Змінити або відкликати її можна будь-коли.',
    'cookie-consent.categories': 'На що ви погоджуєтеся?',
    'cookie-consent.necessary': 'Необхідні',
    'cookie-consent.necessary-text': 'Безпека, вхід і пам’ять про це рішення. Увімкнені завжди.',
    'cookie-consent.analytics': 'Аналітичні',
    'cookie-consent.analytics-text': 'Рахують відвідування і показують нам, що на сайті не працює.',
    'cookie-consent.marketing': 'Маркетингові',
    'cookie-consent.marketing-text':
      'Підказують, яка реклама привела вас до нас, і допомагають дібрати наступну.',
    'cookie-consent.none': 'Лише необхідні',
    'cookie-consent.open': 'Обрати',
    'cookie-consent.all': 'Прийняти всі',
    'cookie-consent.chosen': 'Зберегти вибір',
    'cookie-consent.saved': 'Ваш вибір збережено.',
    'cookie-consent.no-script':
      'Ваш браузер не виконує скрипти, тому ми використовуємо лише необхідні файли cookie.',
  },
} as const;
