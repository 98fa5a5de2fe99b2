import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'passwordRules'
  | 'passwordsDiffer'
  | 'passwordSame'
  | 'passwordNeeded'
  | 'wrongPassword'
  | 'badContact'
  | 'badEmail'
  | 'badPhone'
  | 'noGateway'
  | 'nothingToConfirm'
  | 'unknownFile'
  | 'nameLocked';

/** What people are told about opening and keeping an account. */
export const accountTexts = definePersonTexts<Key>('account', {
  pl: {
    passwordRules: 'To hasło nie spełnia wymagań.',
    passwordsDiffer: 'Hasła się różnią.',
    passwordSame: 'Nowe hasło musi być inne niż obecne.',
    passwordNeeded: 'Podaj obecne hasło, aby zmienić adres e-mail lub telefon.',
    wrongPassword: 'Hasło jest nieprawidłowe.',
    badContact: 'Podaj adres e-mail lub numer telefonu.',
    badEmail: 'Podaj adres e-mail, na przykład anna@example.com.',
    badPhone: 'Podaj numer telefonu, na przykład 600 100 200.',
    noGateway: 'W tej chwili nie możemy wysłać wiadomości. Spróbuj ponownie później.',
    nothingToConfirm: 'Nie ma nic do potwierdzenia.',
    nameLocked:
      '{name}. Imię i nazwisko są w umowie, więc zmienimy je na podstawie dokumentu. Skontaktuj się z nami.',
    unknownFile: 'Nie ma takiego pliku.',
  },
  en: {
    passwordRules: 'This password does not meet the rules.',
    passwordsDiffer: 'The passwords differ.',
    passwordSame: 'The new password must differ from the present one.',
    passwordNeeded: 'Enter your present password to change your e-mail address or phone.',
    wrongPassword: 'The password is wrong.',
    badContact: 'Enter an e-mail address or a phone number.',
    badEmail: 'Enter an e-mail address, for example anna@example.com.',
    badPhone: 'Enter a phone number, for example +48 600 100 200.',
    noGateway: 'We cannot send messages at the moment. Please try again later.',
    nothingToConfirm: 'There is nothing to confirm.',
    nameLocked:
      '{name}. Your name stands in the contract, so we change it on the basis of a document. Please contact us.',
    unknownFile: 'There is no such file.',
  },
  ru: {
    passwordRules: 'Этот пароль не отвечает требованиям.',
    passwordsDiffer: 'Пароли не совпадают.',
    passwordSame: 'Новый пароль должен отличаться от нынешнего.',
    passwordNeeded: 'Введите нынешний пароль, чтобы изменить адрес почты или телефон.',
    wrongPassword: 'Неверный пароль.',
    badContact: 'Укажите адрес почты или номер телефона.',
    badEmail: 'Укажите адрес почты, например anna@example.com.',
    badPhone: 'Укажите номер телефона, например +48 600 100 200.',
    noGateway: 'Сейчас мы не можем отправлять сообщения. Попробуйте позже.',
    nothingToConfirm: 'Подтверждать нечего.',
    nameLocked:
      '{name}. Имя и фамилия указаны в договоре, поэтому мы меняем их на основании документа. Свяжитесь с нами.',
    unknownFile: 'Такого файла нет.',
  },
  uk: {
    passwordRules: 'Цей пароль не відповідає вимогам.',
    passwordsDiffer: 'Паролі не збігаються.',
    passwordSame: 'Новий пароль має відрізнятися від теперішнього.',
    passwordNeeded: 'Введіть теперішній пароль, щоб змінити електронну адресу або телефон.',
    wrongPassword: 'Неправильний пароль.',
    badContact: 'Вкажіть електронну адресу або номер телефону.',
    badEmail: 'Вкажіть електронну адресу, наприклад anna@example.com.',
    badPhone: 'Вкажіть номер телефону, наприклад +48 600 100 200.',
    noGateway: 'Зараз ми не можемо надсилати повідомлення. Спробуйте пізніше.',
    nothingToConfirm: 'Немає що підтверджувати.',
    nameLocked:
      '{name}. Ім’я та прізвище вказані в договорі, тож ми змінюємо їх на підставі документа. Зв’яжіться з нами.',
    unknownFile: 'Такого файлу немає.',
  },
});
