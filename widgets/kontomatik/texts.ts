export const texts = {
  pl: {
    'kontomatik.title': 'Logowanie do banku',
    'kontomatik.lead': 'Zaloguj się do swojego banku i wskaż konto, na które wypłacimy pożyczkę.',
    'kontomatik.point-1': 'Login i hasło wpisujesz na stronie, której nie widzimy.',
    'kontomatik.point-2': 'Odczytamy raz: imię i nazwisko, numer konta i saldo. Historii operacji nie.',
    'kontomatik.point-3': 'Możesz przerwać w każdej chwili. Wniosek zostaje bez zmian.',
  },
  en: {
    'kontomatik.title': 'Sign in at your bank',
    'kontomatik.lead': 'Sign in at your bank and point out the account we should pay the loan to.',
    'kontomatik.point-1': 'You type login and password on a page that we cannot see.',
    'kontomatik.point-2': 'We read once: name, account number and balance. Not your past transactions.',
    'kontomatik.point-3': 'You can stop at any time. Your application stays as it is.',
  },
  ru: {
    'kontomatik.title': 'Вход в банк',
    'kontomatik.lead': 'Войдите в свой банк и укажите счёт, на который перечислить заём.',
    'kontomatik.point-1': 'Логин и пароль вы вводите на странице, которую мы не видим.',
    'kontomatik.point-2':
      'Мы один раз прочитаем имя и фамилию, номер счёта и остаток. Историю операций – нет.',
    'kontomatik.point-3': 'Можно прервать в любой момент. Заявка останется без изменений.',
  },
  uk: {
    'kontomatik.title': 'Вхід у банк',
    'kontomatik.lead': 'Увійдіть у свій банк і вкажіть рахунок, на який виплатити позику.',
    'kontomatik.point-1': 'Логін і пароль ви вводите на сторінці, якої ми не бачимо.',
    'kontomatik.point-2':
      'Ми один раз прочитаємо ім’я та прізвище, номер рахунку й залишок. Історію операцій – ні.',
    'kontomatik.point-3': 'Можна перервати будь-коли. Заявка залишиться без змін.',
  },
};
