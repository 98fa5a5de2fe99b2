import type { PersonLanguage as FormLanguage } from '../../../http/person-texts.ts';

interface FieldWords {
  readonly title: string;
  readonly hint?: string;
}
type Words = Readonly<Record<FormLanguage, FieldWords>>;

const titles = (pl: string, en: string, ru: string, uk: string): Words => ({
  pl: { title: pl },
  en: { title: en },
  ru: { title: ru },
  uk: { title: uk },
});
const hinted = (words: Words, pl: string, en: string, ru: string, uk: string): Words => ({
  pl: { ...words.pl, hint: pl },
  en: { ...words.en, hint: en },
  ru: { ...words.ru, hint: ru },
  uk: { ...words.uk, hint: uk },
});

/** Titles and hints of the fields of the forms the code ships. */
export const fieldWords = {
  firstname: titles('Imię', 'First name', 'Имя', 'Ім’я'),
  lastname: titles('Nazwisko', 'Last name', 'Фамилия', 'Прізвище'),
  surname: titles('Nazwisko', 'Last name', 'Фамилия', 'Прізвище'),
  email: titles('Adres e-mail', 'E-mail address', 'Электронная почта', 'Електронна пошта'),
  phone: titles('Numer telefonu', 'Phone number', 'Номер телефона', 'Номер телефону'),
  pesel: titles('PESEL', 'PESEL', 'PESEL', 'PESEL'),
  password: titles('Hasło', 'Password', 'Пароль', 'Пароль'),
  new_password: titles('Nowe hasło', 'New password', 'Новый пароль', 'Новий пароль'),
  password_repeat: titles('Powtórz hasło', 'Repeat the password', 'Повторите пароль', 'Повторіть пароль'),
  current_password: titles('Obecne hasło', 'Present password', 'Нынешний пароль', 'Теперішній пароль'),
  confirming_password: hinted(
    titles('Obecne hasło', 'Present password', 'Нынешний пароль', 'Теперішній пароль'),
    'Potrzebne tylko wtedy, gdy zmieniasz adres e-mail lub telefon.',
    'Needed only when you change your e-mail address or phone.',
    'Нужен, только если вы меняете адрес почты или телефон.',
    'Потрібен, лише якщо ви змінюєте електронну адресу або телефон.',
  ),
  code: hinted(
    titles('Kod z wiadomości', 'Code from the message', 'Код из сообщения', 'Код із повідомлення'),
    'Sześć cyfr. Kod jest ważny 10 minut.',
    'Six digits. The code is valid for 10 minutes.',
    'Шесть цифр. Код действует 10 минут.',
    'Шість цифр. Код дійсний 10 хвилин.',
  ),
  street: titles('Ulica', 'Street', 'Улица', 'Вулиця'),
  house: titles('Numer domu', 'House number', 'Номер дома', 'Номер будинку'),
  flat: titles('Numer mieszkania', 'Flat number', 'Номер квартиры', 'Номер квартири'),
  postal_code: titles('Kod pocztowy', 'Postal code', 'Почтовый индекс', 'Поштовий індекс'),
  city: titles('Miejscowość', 'Town or city', 'Населённый пункт', 'Населений пункт'),
  documents: hinted(
    titles('Dokumenty', 'Documents', 'Документы', 'Документи'),
    'Pliki JPEG, PNG lub PDF, każdy do 10 MB.',
    'JPEG, PNG or PDF files of up to 10 MB each.',
    'Файлы JPEG, PNG или PDF, каждый до 10 МБ.',
    'Файли JPEG, PNG або PDF, кожен до 10 МБ.',
  ),
  consent_terms: titles(
    'Akceptuję regulamin i znam informację o przetwarzaniu moich danych.',
    'I accept the terms and know how my data is processed.',
    'Я принимаю правила и знаю, как обрабатываются мои данные.',
    'Я приймаю правила й знаю, як обробляються мої дані.',
  ),
  consent_marketing: titles(
    'Chcę dostawać oferty e-mailem. Mogę to odwołać w każdej chwili.',
    'I want to receive offers by e-mail. I can take this back at any time.',
    'Я хочу получать предложения по почте. Согласие можно отозвать в любой момент.',
    'Я хочу отримувати пропозиції поштою. Згоду можна відкликати будь-коли.',
  ),
} as const;
