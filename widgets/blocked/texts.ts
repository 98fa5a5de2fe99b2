export const texts = {
  pl: {
    'blocked.title': 'Wniosek jest wstrzymany',
    'blocked.reason.too-many-codes':
      'Kod z wiadomości wpisano błędnie zbyt wiele razy. Wstrzymaliśmy wniosek, żeby nikt nie odgadł kodu za Ciebie.',
    'blocked.reason.identity-mismatch':
      'Dane z banku nie zgadzają się z danymi z wniosku. Musi to sprawdzić doradca.',
    'blocked.reason.fraud-suspected':
      'Coś w tym wniosku wymaga sprawdzenia przez człowieka. To zabezpieczenie Twoich danych i pieniędzy.',
    'blocked.reason.debt': 'Masz u nas zaległą spłatę. Nowy wniosek rozpatrzymy, gdy będzie uregulowana.',
    'blocked.reason.unknown': 'Nie możemy teraz prowadzić tego wniosku dalej.',
    'blocked.how-long': 'Jak długo',
    'blocked.until': 'Do {{day}}, godz. {{time}}. Potem możesz złożyć nowy wniosek.',
    'blocked.until-adviser': 'Do rozmowy z doradcą. Sama blokada nie wygaśnie.',
    'blocked.what-to-do': 'Co możesz zrobić',
    'blocked.do.too-many-codes':
      'Poczekaj do podanej godziny. Jeśli to nie Ty wpisywałeś lub wpisywałaś kody, zadzwoń do nas od razu i zmień hasło.',
    'blocked.do.identity-mismatch': 'Skontaktuj się z nami i przygotuj dokument tożsamości.',
    'blocked.do.fraud-suspected': 'Skontaktuj się z nami. Nie podawaj nikomu haseł ani kodów.',
    'blocked.do.debt': 'Zadzwoń lub napisz: ustalimy plan spłaty, który jest możliwy do utrzymania.',
    'blocked.do.unknown': 'Skontaktuj się z nami, a wyjaśnimy, co dalej.',
    'blocked.number': 'Numer wniosku: {{number}}',
  },
  en: {
    'blocked.title': 'Your application is on hold',
    'blocked.reason.too-many-codes':
      'The code from the message was entered wrong too many times. We put the application on hold so that nobody can guess it in your place.',
    'blocked.reason.identity-mismatch':
      'The bank’s data do not match those of the application. An adviser has to look into it.',
    'blocked.reason.fraud-suspected':
      'Something about this application has to be checked by a person. It protects your data and your money.',
    'blocked.reason.debt':
      'You have an overdue repayment with us. We will look at a new application once it is settled.',
    'blocked.reason.unknown': 'We cannot take this application further right now.',
    'blocked.how-long': 'For how long',
    'blocked.until': 'Until {{day}}, {{time}}. After that you can make a new application.',
    'blocked.until-adviser': 'Until you talk to an adviser. It does not end by itself.',
    'blocked.what-to-do': 'What you can do',
    'blocked.do.too-many-codes':
      'Wait until the time given. If it was not you who entered the codes, call us at once and change your password.',
    'blocked.do.identity-mismatch': 'Get in touch with us and have your identity document ready.',
    'blocked.do.fraud-suspected': 'Get in touch with us. Give nobody your passwords or codes.',
    'blocked.do.debt': 'Call or write: we will agree on a repayment plan you can keep to.',
    'blocked.do.unknown': 'Get in touch with us and we will explain what comes next.',
    'blocked.number': 'Application number: {{number}}',
  },
  ru: {
    'blocked.title': 'Заявка приостановлена',
    'blocked.reason.too-many-codes':
      'Код из сообщения слишком много раз введён неверно. Мы приостановили заявку, чтобы никто не подобрал код за вас.',
    'blocked.reason.identity-mismatch':
      'Данные банка не совпадают с данными заявки. Это должен проверить консультант.',
    'blocked.reason.fraud-suspected':
      'Что-то в этой заявке должен проверить человек. Это защита ваших данных и денег.',
    'blocked.reason.debt':
      'У вас есть просроченный платёж у нас. Новую заявку рассмотрим после его погашения.',
    'blocked.reason.unknown': 'Сейчас мы не можем продолжить эту заявку.',
    'blocked.how-long': 'Как долго',
    'blocked.until': 'До {{day}}, {{time}}. После этого можно подать новую заявку.',
    'blocked.until-adviser': 'До разговора с консультантом. Сама блокировка не закончится.',
    'blocked.what-to-do': 'Что можно сделать',
    'blocked.do.too-many-codes':
      'Дождитесь указанного времени. Если коды вводили не вы, сразу позвоните нам и смените пароль.',
    'blocked.do.identity-mismatch': 'Свяжитесь с нами и подготовьте документ, удостоверяющий личность.',
    'blocked.do.fraud-suspected': 'Свяжитесь с нами. Никому не сообщайте пароли и коды.',
    'blocked.do.debt': 'Позвоните или напишите: составим посильный план погашения.',
    'blocked.do.unknown': 'Свяжитесь с нами, и мы объясним, что дальше.',
    'blocked.number': 'Номер заявки: {{number}}',
  },
  uk: {
    'blocked.title': 'Заявку призупинено',
    'blocked.reason.too-many-codes':
      'Код із повідомлення забагато разів уведено неправильно. Ми призупинили заявку, щоб ніхто не підібрав код замість вас.',
    'blocked.reason.identity-mismatch':
      'Дані банку не збігаються з даними заявки. Це має перевірити консультант.',
    'blocked.reason.fraud-suspected':
      'Щось у цій заявці має перевірити людина. Це захист ваших даних і грошей.',
    'blocked.reason.debt': 'У вас є прострочений платіж у нас. Нову заявку розглянемо після його погашення.',
    'blocked.reason.unknown': 'Зараз ми не можемо продовжити цю заявку.',
    'blocked.how-long': 'Як довго',
    'blocked.until': 'До {{day}}, {{time}}. Після цього можна подати нову заявку.',
    'blocked.until-adviser': 'До розмови з консультантом. Саме блокування не закінчиться.',
    'blocked.what-to-do': 'Що можна зробити',
    'blocked.do.too-many-codes':
      'Зачекайте до вказаного часу. Якщо коди вводили не ви, одразу зателефонуйте нам і змініть пароль.',
    'blocked.do.identity-mismatch': 'Зв’яжіться з нами та підготуйте документ, що посвідчує особу.',
    'blocked.do.fraud-suspected': 'Зв’яжіться з нами. Нікому не повідомляйте паролі та коди.',
    'blocked.do.debt': 'Зателефонуйте або напишіть: складемо посильний план погашення.',
    'blocked.do.unknown': 'Зв’яжіться з нами, і ми пояснимо, що далі.',
    'blocked.number': 'Номер заявки: {{number}}',
  },
};
