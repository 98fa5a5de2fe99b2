import { definePersonWords, type PersonLanguage, words } from '../../http/person-texts.ts';

/** Titles of the fields the code's forms of the application ask. */
export const titles = definePersonWords('application-fields', {
  pesel: words('PESEL', 'PESEL', 'PESEL', 'PESEL'),
  id_card: words(
    'Numer dowodu osobistego',
    'Identity card number',
    'Номер удостоверения личности',
    'Номер посвідчення особи',
  ),
  postal_code: words('Kod pocztowy', 'Postal code', 'Почтовый индекс', 'Поштовий індекс'),
  city: words('Miejscowość', 'Town or city', 'Населённый пункт', 'Населений пункт'),
  street: words('Ulica', 'Street', 'Улица', 'Вулиця'),
  house: words('Numer domu', 'House number', 'Номер дома', 'Номер будинку'),
  flat: words('Numer mieszkania', 'Flat number', 'Номер квартиры', 'Номер квартири'),
  marital_status: words('Stan cywilny', 'Marital status', 'Семейное положение', 'Сімейний стан'),
  dependants: words('Osoby na utrzymaniu', 'People you support', 'Иждивенцы', 'Особи на утриманні'),
  housing: words('Gdzie mieszkasz', 'Where you live', 'Где вы живёте', 'Де ви живете'),
  living_costs: words(
    'Koszty utrzymania w miesiącu',
    'Living costs a month',
    'Расходы на жизнь в месяц',
    'Витрати на життя на місяць',
  ),
  employment: words('Źródło dochodu', 'Source of income', 'Источник дохода', 'Джерело доходу'),
  employer: words('Pracodawca', 'Employer', 'Работодатель', 'Роботодавець'),
  net_income: words(
    'Dochód na rękę w miesiącu',
    'Net income a month',
    'Доход на руки в месяц',
    'Чистий дохід на місяць',
  ),
  income_since: words(
    'Od kiedy masz ten dochód',
    'Since when you have this income',
    'С какого времени этот доход',
    'Відколи маєте цей дохід',
  ),
  loans: words(
    'Ile kredytów i pożyczek spłacasz',
    'How many loans you are repaying',
    'Сколько кредитов вы выплачиваете',
    'Скільки кредитів ви сплачуєте',
  ),
  instalments: words(
    'Suma rat w miesiącu',
    'All instalments a month',
    'Сумма платежей в месяц',
    'Сума платежів на місяць',
  ),
  purpose: words(
    'Na co przeznaczysz pożyczkę',
    'What the loan is for',
    'На что нужен заём',
    'На що потрібна позика',
  ),
});
export type FieldName = keyof typeof titles;

/** What is said under a field. */
const fieldHints = definePersonWords('application-hints', {
  pesel: words(
    '11 cyfr. Z numeru odczytamy też datę urodzenia.',
    '11 digits. We read your birth date from it.',
    '11 цифр. По нему мы узнаем и дату рождения.',
    '11 цифр. З нього дізнаємося і дату народження.',
  ),
  id_card: words(
    'Trzy litery i sześć cyfr, na przykład ABC123456.',
    'Three letters and six digits, for example ABC123456.',
    'Три буквы и шесть цифр, например ABC123456.',
    'Три літери та шість цифр, наприклад ABC123456.',
  ),
  street: words(
    'Zostaw puste, jeśli w miejscowości nie ma ulic.',
    'Leave it empty if the village has no streets.',
    'Оставьте пустым, если улиц нет.',
    'Залиште порожнім, якщо вулиць немає.',
  ),
  dependants: words(
    'Bez Ciebie. Jeśli nikogo nie utrzymujesz, wpisz 0.',
    'Without yourself. Enter 0 if you support nobody.',
    'Не считая вас. Если никого нет, укажите 0.',
    'Без вас. Якщо нікого немає, вкажіть 0.',
  ),
  living_costs: words(
    'Czynsz, rachunki, jedzenie, dojazdy. Bez rat kredytów.',
    'Rent, bills, food, travel. Without loan instalments.',
    'Аренда, счета, еда, проезд. Без платежей по кредитам.',
    'Оренда, рахунки, їжа, проїзд. Без платежів за кредитами.',
  ),
  net_income: words(
    'Średnia z trzech ostatnich miesięcy.',
    'The average of the last three months.',
    'В среднем за последние три месяца.',
    'У середньому за останні три місяці.',
  ),
  loans: words(
    'Także karty i limity. Jeśli żadnego, wpisz 0.',
    'Cards and overdrafts too. Enter 0 if none.',
    'Включая карты и лимиты. Если нет, укажите 0.',
    'Разом із картками та лімітами. Якщо немає, вкажіть 0.',
  ),
});
export const hints: Readonly<Partial<Record<FieldName, (language: PersonLanguage) => string>>> = fieldHints;

/** Options of a field: key -> words. The keys are what the rules of lending read. */
export const options = {
  marital_status: definePersonWords('application-options.marital_status', {
    single: words('Panna, kawaler', 'Single', 'Не в браке', 'Не в шлюбі'),
    married: words('W małżeństwie', 'Married', 'В браке', 'У шлюбі'),
    divorced: words('Po rozwodzie', 'Divorced', 'В разводе', 'У розлученні'),
    widowed: words('Wdowa, wdowiec', 'Widowed', 'Вдова, вдовец', 'Вдова, вдівець'),
  }),
  housing: definePersonWords('application-options.housing', {
    own: words('Własne mieszkanie lub dom', 'Own flat or house', 'Своё жильё', 'Власне житло'),
    rented: words('Wynajem', 'Rented', 'Аренда', 'Оренда'),
    family: words('U rodziny', 'With family', 'У родных', 'У родини'),
    other: words('Inaczej', 'Other', 'Другое', 'Інше'),
  }),
  purpose: definePersonWords('application-options.purpose', {
    home: words('Dom i remont', 'Home and repairs', 'Дом и ремонт', 'Дім і ремонт'),
    car: words('Samochód', 'Car', 'Автомобиль', 'Автомобіль'),
    health: words('Zdrowie', 'Health', 'Здоровье', 'Здоров’я'),
    education: words('Nauka', 'Education', 'Учёба', 'Навчання'),
    refinance: words(
      'Spłata innych pożyczek',
      'Paying off other loans',
      'Погашение других займов',
      'Погашення інших позик',
    ),
    other: words('Inny cel', 'Something else', 'Другая цель', 'Інша мета'),
  }),
} as const;

/** Buttons: all steps but the last one go on. */
export const buttons = definePersonWords('application-buttons', {
  next: words('Dalej', 'Continue', 'Далее', 'Далі'),
  send: words('Wyślij wniosek', 'Send the application', 'Отправить заявку', 'Надіслати заявку'),
});

export const groupTitles = definePersonWords('application-groups', {
  address: words('Adres zamieszkania', 'Where you live', 'Адрес проживания', 'Адреса проживання'),
  consents: words('Zgody i oświadczenia', 'Consents and statements', 'Согласия и заявления', 'Згоди й заяви'),
});

/** Messages of rules whose own words would not help. */
export const messages = definePersonWords('application-messages', {
  id_card: words(
    'Numer ma trzy litery i sześć cyfr.',
    'The number has three letters and six digits.',
    'В номере три буквы и шесть цифр.',
    'У номері три літери та шість цифр.',
  ),
  month: words(
    'Podaj kwotę za jeden miesiąc.',
    'Enter the amount of one month.',
    'Укажите сумму за один месяц.',
    'Вкажіть суму за один місяць.',
  ),
  consent: words(
    'Bez tego nie możemy rozpatrzyć wniosku.',
    'Without this we cannot look at the application.',
    'Без этого мы не можем рассмотреть заявку.',
    'Без цього ми не можемо розглянути заявку.',
  ),
});
