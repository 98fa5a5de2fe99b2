import type { PersonLanguage } from '../../http/person-texts.ts';

/** Words of one thing in the four languages. */
export type Words = Readonly<Record<PersonLanguage, string>>;
const w = (pl: string, en: string, ru: string, uk: string): Words => ({ pl, en, ru, uk });

/** Titles of the fields the code's forms of the application ask. */
export const titles = {
  pesel: w('PESEL', 'PESEL', 'PESEL', 'PESEL'),
  id_card: w(
    'Numer dowodu osobistego',
    'Identity card number',
    'Номер удостоверения личности',
    'Номер посвідчення особи',
  ),
  postal_code: w('Kod pocztowy', 'Postal code', 'Почтовый индекс', 'Поштовий індекс'),
  city: w('Miejscowość', 'Town or city', 'Населённый пункт', 'Населений пункт'),
  street: w('Ulica', 'Street', 'Улица', 'Вулиця'),
  house: w('Numer domu', 'House number', 'Номер дома', 'Номер будинку'),
  flat: w('Numer mieszkania', 'Flat number', 'Номер квартиры', 'Номер квартири'),
  marital_status: w('Stan cywilny', 'Marital status', 'Семейное положение', 'Сімейний стан'),
  dependants: w('Osoby na utrzymaniu', 'People you support', 'Иждивенцы', 'Особи на утриманні'),
  housing: w('Gdzie mieszkasz', 'Where you live', 'Где вы живёте', 'Де ви живете'),
  living_costs: w(
    'Koszty utrzymania w miesiącu',
    'Living costs a month',
    'Расходы на жизнь в месяц',
    'Витрати на життя на місяць',
  ),
  employment: w('Źródło dochodu', 'Source of income', 'Источник дохода', 'Джерело доходу'),
  employer: w('Pracodawca', 'Employer', 'Работодатель', 'Роботодавець'),
  net_income: w(
    'Dochód na rękę w miesiącu',
    'Net income a month',
    'Доход на руки в месяц',
    'Чистий дохід на місяць',
  ),
  income_since: w(
    'Od kiedy masz ten dochód',
    'Since when you have this income',
    'С какого времени этот доход',
    'Відколи маєте цей дохід',
  ),
  loans: w(
    'Ile kredytów i pożyczek spłacasz',
    'How many loans you are repaying',
    'Сколько кредитов вы выплачиваете',
    'Скільки кредитів ви сплачуєте',
  ),
  instalments: w(
    'Suma rat w miesiącu',
    'All instalments a month',
    'Сумма платежей в месяц',
    'Сума платежів на місяць',
  ),
  purpose: w(
    'Na co przeznaczysz pożyczkę',
    'What the loan is for',
    'На что нужен заём',
    'На що потрібна позика',
  ),
} as const;
export type FieldName = keyof typeof titles;

/** What is said under a field. */
export const hints: Readonly<Partial<Record<FieldName, Words>>> = {
  pesel: w(
    '11 cyfr. Z numeru odczytamy też datę urodzenia.',
    '11 digits. We read your birth date from it.',
    '11 цифр. По нему мы узнаем и дату рождения.',
    '11 цифр. З нього дізнаємося і дату народження.',
  ),
  id_card: w(
    'Trzy litery i sześć cyfr, na przykład ABC123456.',
    'Three letters and six digits, for example ABC123456.',
    'Три буквы и шесть цифр, например ABC123456.',
    'Три літери та шість цифр, наприклад ABC123456.',
  ),
  street: w(
    'Zostaw puste, jeśli w miejscowości nie ma ulic.',
    'Leave it empty if the village has no streets.',
    'Оставьте пустым, если улиц нет.',
    'Залиште порожнім, якщо вулиць немає.',
  ),
  dependants: w(
    'Bez Ciebie. Jeśli nikogo nie utrzymujesz, wpisz 0.',
    'Without yourself. Enter 0 if you support nobody.',
    'Не считая вас. Если никого нет, укажите 0.',
    'Без вас. Якщо нікого немає, вкажіть 0.',
  ),
  living_costs: w(
    'Czynsz, rachunki, jedzenie, dojazdy. Bez rat kredytów.',
    'Rent, bills, food, travel. Without loan instalments.',
    'Аренда, счета, еда, проезд. Без платежей по кредитам.',
    'Оренда, рахунки, їжа, проїзд. Без платежів за кредитами.',
  ),
  net_income: w(
    'Średnia z trzech ostatnich miesięcy.',
    'The average of the last three months.',
    'В среднем за последние три месяца.',
    'У середньому за останні три місяці.',
  ),
  loans: w(
    'Także karty i limity. Jeśli żadnego, wpisz 0.',
    'Cards and overdrafts too. Enter 0 if none.',
    'Включая карты и лимиты. Если нет, укажите 0.',
    'Разом із картками та лімітами. Якщо немає, вкажіть 0.',
  ),
};

/** Options of a field: key -> words. The keys are what the rules of lending read. */
export const options = {
  marital_status: {
    single: w('Panna, kawaler', 'Single', 'Не в браке', 'Не в шлюбі'),
    married: w('W małżeństwie', 'Married', 'В браке', 'У шлюбі'),
    divorced: w('Po rozwodzie', 'Divorced', 'В разводе', 'У розлученні'),
    widowed: w('Wdowa, wdowiec', 'Widowed', 'Вдова, вдовец', 'Вдова, вдівець'),
  },
  housing: {
    own: w('Własne mieszkanie lub dom', 'Own flat or house', 'Своё жильё', 'Власне житло'),
    rented: w('Wynajem', 'Rented', 'Аренда', 'Оренда'),
    family: w('U rodziny', 'With family', 'У родных', 'У родини'),
    other: w('Inaczej', 'Other', 'Другое', 'Інше'),
  },
  purpose: {
    home: w('Dom i remont', 'Home and repairs', 'Дом и ремонт', 'Дім і ремонт'),
    car: w('Samochód', 'Car', 'Автомобиль', 'Автомобіль'),
    health: w('Zdrowie', 'Health', 'Здоровье', 'Здоров’я'),
    education: w('Nauka', 'Education', 'Учёба', 'Навчання'),
    refinance: w(
      'Spłata innych pożyczek',
      'Paying off other loans',
      'Погашение других займов',
      'Погашення інших позик',
    ),
    other: w('Inny cel', 'Something else', 'Другая цель', 'Інша мета'),
  },
} as const;

/** Buttons: all steps but the last one go on. */
export const buttons = {
  next: w('Dalej', 'Continue', 'Далее', 'Далі'),
  send: w('Wyślij wniosek', 'Send the application', 'Отправить заявку', 'Надіслати заявку'),
} as const;

export const groupTitles = {
  address: w('Adres zamieszkania', 'Where you live', 'Адрес проживания', 'Адреса проживання'),
  consents: w('Zgody i oświadczenia', 'Consents and statements', 'Согласия и заявления', 'Згоди й заяви'),
} as const;

/** Messages of rules whose own words would not help. */
export const messages = {
  id_card: w(
    'Numer ma trzy litery i sześć cyfr.',
    'The number has three letters and six digits.',
    'В номере три буквы и шесть цифр.',
    'У номері три літери та шість цифр.',
  ),
  month: w(
    'Podaj kwotę za jeden miesiąc.',
    'Enter the amount of one month.',
    'Укажите сумму за один месяц.',
    'Вкажіть суму за один місяць.',
  ),
  consent: w(
    'Bez tego nie możemy rozpatrzyć wniosku.',
    'Without this we cannot look at the application.',
    'Без этого мы не можем рассмотреть заявку.',
    'Без цього ми не можемо розглянути заявку.',
  ),
} as const;
