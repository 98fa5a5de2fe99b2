export const texts = {
  pl: {
    'call-verification.title': 'Zadzwonimy do Ciebie',
    'call-verification.lead':
      'Przy tej kwocie doradca potwierdza wniosek podczas krótkiej rozmowy. Trwa zwykle kilka minut.',
    'call-verification.number': 'Dzwonimy z numeru',
    'call-verification.to': 'Na Twój numer',
    'call-verification.hours': 'Godziny pracy doradców',
    'call-verification.safe':
      'Doradca nigdy nie zapyta o hasło, kod SMS ani dane karty i nie poprosi o instalację programu. Jeśli ktoś o to prosi, rozłącz się.',
    'call-verification.when': 'Kiedy możemy zadzwonić?',
    'call-verification.soonest': 'Jak najszybciej',
    'call-verification.save': 'Zapisz godzinę',
    'call-verification.chosen': 'Umówiona pora: {{slot}}.',
    'call-verification.sandbox':
      'To wersja demonstracyjna: nikt nie zadzwoni. Rozmowę zakończysz w panelu piaskownicy.',
    'call-verification.missed_one': 'Próbowaliśmy się dodzwonić {{count}} raz, bez skutku.',
    'call-verification.missed_few': 'Próbowaliśmy się dodzwonić {{count}} razy, bez skutku.',
    'call-verification.missed_many': 'Próbowaliśmy się dodzwonić {{count}} razy, bez skutku.',
    'call-verification.missed_other': 'Próbowaliśmy się dodzwonić {{count}} razu, bez skutku.',
  },
  en: {
    'call-verification.title': 'We will call you',
    'call-verification.lead':
      'For this amount an adviser confirms the application in a short call. It usually takes a few minutes.',
    'call-verification.number': 'We call from',
    'call-verification.to': 'To your number',
    'call-verification.hours': 'Advisers’ hours',
    'call-verification.safe':
      'The adviser will never ask for a password, a text message code or card details, nor to install a program. If somebody does, hang up.',
    'call-verification.when': 'When may we call?',
    'call-verification.soonest': 'As soon as possible',
    'call-verification.save': 'Save the time',
    'call-verification.chosen': 'Agreed time: {{slot}}.',
    'call-verification.sandbox':
      'This is a demo: nobody will call. The call is finished in the sandbox panel.',
    'call-verification.missed_one': 'We tried to reach you {{count}} time without success.',
    'call-verification.missed_other': 'We tried to reach you {{count}} times without success.',
  },
  ru: {
    'call-verification.title': 'Мы вам позвоним',
    'call-verification.lead':
      'При такой сумме консультант подтверждает заявку в коротком разговоре. Обычно это несколько минут.',
    'call-verification.number': 'Звоним с номера',
    'call-verification.to': 'На ваш номер',
    'call-verification.hours': 'Часы работы консультантов',
    'call-verification.safe':
      'Консультант никогда не спросит пароль, код из SMS или данные карты и не попросит установить программу. Если об этом просят, положите трубку.',
    'call-verification.when': 'Когда можно позвонить?',
    'call-verification.soonest': 'Как можно скорее',
    'call-verification.save': 'Сохранить время',
    'call-verification.chosen': 'Назначенное время: {{slot}}.',
    'call-verification.sandbox': 'Это демоверсия: никто не позвонит. Разговор завершают в панели песочницы.',
    'call-verification.missed_one': 'Мы звонили {{count}} раз и не дозвонились.',
    'call-verification.missed_few': 'Мы звонили {{count}} раза и не дозвонились.',
    'call-verification.missed_many': 'Мы звонили {{count}} раз и не дозвонились.',
    'call-verification.missed_other': 'Мы звонили {{count}} раза и не дозвонились.',
  },
  uk: {
    'call-verification.title': 'Ми вам зателефонуємо',
    'call-verification.lead':
      'За такої суми консультант підтверджує заявку в короткій розмові. Зазвичай це кілька хвилин.',
    'call-verification.number': 'Телефонуємо з номера',
    'call-verification.to': 'На ваш номер',
    'call-verification.hours': 'Години роботи консультантів',
    'call-verification.safe':
      'Консультант ніколи не запитає пароль, код із SMS чи дані картки й не попросить установити програму. Якщо про це просять, покладіть слухавку.',
    'call-verification.when': 'Коли можна зателефонувати?',
    'call-verification.soonest': 'Якнайшвидше',
    'call-verification.save': 'Зберегти час',
    'call-verification.chosen': 'Домовлений час: {{slot}}.',
    'call-verification.sandbox':
      'Це демоверсія: ніхто не зателефонує. Розмову завершують у панелі пісочниці.',
    'call-verification.missed_one': 'Ми телефонували {{count}} раз і не додзвонилися.',
    'call-verification.missed_few': 'Ми телефонували {{count}} рази й не додзвонилися.',
    'call-verification.missed_many': 'Ми телефонували {{count}} разів і не додзвонилися.',
    'call-verification.missed_other': 'Ми телефонували {{count}} разу й не додзвонилися.',
  },
};
