import { definePersonWords, type PersonLanguage, words } from '../../../http/person-texts.ts';

/** Titles of the fields of the forms the code ships. */
export const fieldTitles = definePersonWords('account-fields', {
  firstname: words('Imię', 'First name', 'Имя', 'Ім’я'),
  lastname: words('Nazwisko', 'Last name', 'Фамилия', 'Прізвище'),
  surname: words('Nazwisko', 'Last name', 'Фамилия', 'Прізвище'),
  email: words('Adres e-mail', 'E-mail address', 'Электронная почта', 'Електронна пошта'),
  phone: words('Numer telefonu', 'Phone number', 'Номер телефона', 'Номер телефону'),
  pesel: words('PESEL', 'PESEL', 'PESEL', 'PESEL'),
  password: words('Hasło', 'Password', 'Пароль', 'Пароль'),
  new_password: words('Nowe hasło', 'New password', 'Новый пароль', 'Новий пароль'),
  password_repeat: words('Powtórz hasło', 'Repeat the password', 'Повторите пароль', 'Повторіть пароль'),
  current_password: words('Obecne hasło', 'Present password', 'Нынешний пароль', 'Теперішній пароль'),
  confirming_password: words('Obecne hasło', 'Present password', 'Нынешний пароль', 'Теперішній пароль'),
  code: words('Kod z wiadomości', 'Code from the message', 'Код из сообщения', 'Код із повідомлення'),
  street: words('Ulica', 'Street', 'Улица', 'Вулиця'),
  house: words('Numer domu', 'House number', 'Номер дома', 'Номер будинку'),
  flat: words('Numer mieszkania', 'Flat number', 'Номер квартиры', 'Номер квартири'),
  postal_code: words('Kod pocztowy', 'Postal code', 'Почтовый индекс', 'Поштовий індекс'),
  city: words('Miejscowość', 'Town or city', 'Населённый пункт', 'Населений пункт'),
  documents: words('Dokumenty', 'Documents', 'Документы', 'Документи'),
  consent_terms: words(
    'Akceptuję regulamin i znam informację o przetwarzaniu moich danych.',
    'I accept the terms and know how my data is processed.',
    'Я принимаю правила и знаю, как обрабатываются мои данные.',
    'Я приймаю правила й знаю, як обробляються мої дані.',
  ),
  consent_marketing: words(
    'Chcę dostawać oferty e-mailem. Mogę to odwołać w każdej chwili.',
    'I want to receive offers by e-mail. I can take this back at any time.',
    'Я хочу получать предложения по почте. Согласие можно отозвать в любой момент.',
    'Я хочу отримувати пропозиції поштою. Згоду можна відкликати будь-коли.',
  ),
});

/** What is said under some of them. */
export const fieldHints: Readonly<
  Partial<Record<keyof typeof fieldTitles, (language: PersonLanguage) => string>>
> = definePersonWords('account-hints', {
  confirming_password: words(
    'Potrzebne tylko wtedy, gdy zmieniasz adres e-mail lub telefon.',
    'Needed only when you change your e-mail address or phone.',
    'Нужен, только если вы меняете адрес почты или телефон.',
    'Потрібен, лише якщо ви змінюєте електронну адресу або телефон.',
  ),
  code: words(
    'Sześć cyfr. Kod jest ważny 10 minut.',
    'Six digits. The code is valid for 10 minutes.',
    'Шесть цифр. Код действует 10 минут.',
    'Шість цифр. Код дійсний 10 хвилин.',
  ),
  documents: words(
    'Pliki JPEG, PNG lub PDF, każdy do 10 MB.',
    'JPEG, PNG or PDF files of up to 10 MB each.',
    'Файлы JPEG, PNG или PDF, каждый до 10 МБ.',
    'Файли JPEG, PNG або PDF, кожен до 10 МБ.',
  ),
});
