import { definePersonWords, words } from '../../../http/person-texts.ts';

/** Titles of the forms the code ships. */
export const formTitles = definePersonWords('account-forms', {
  registration: words('Załóż konto', 'Open an account', 'Создать учётную запись', 'Створити обліковий запис'),
  login: words('Zaloguj się', 'Sign in', 'Вход', 'Вхід'),
  passwordChange: words('Zmień hasło', 'Change your password', 'Сменить пароль', 'Змінити пароль'),
  profile: words('Twoje dane', 'Your details', 'Ваши данные', 'Ваші дані'),
  identification: words('Odzyskaj dostęp', 'Regain access', 'Восстановить доступ', 'Відновити доступ'),
  updateAccess: words('Ustaw nowe hasło', 'Set a new password', 'Новый пароль', 'Новий пароль'),
  restore: words('Nie pamiętasz hasła?', 'Forgot your password?', 'Забыли пароль?', 'Забули пароль?'),
});

/** Their buttons. */
export const formButtons = definePersonWords('account-buttons', {
  registration: words('Załóż konto', 'Open an account', 'Создать', 'Створити'),
  login: words('Zaloguj się', 'Sign in', 'Войти', 'Увійти'),
  passwordChange: words('Zmień hasło', 'Change password', 'Сменить пароль', 'Змінити пароль'),
  profile: words('Zapisz zmiany', 'Save changes', 'Сохранить', 'Зберегти'),
  identification: words('Wyślij kod', 'Send a code', 'Отправить код', 'Надіслати код'),
  updateAccess: words('Ustaw hasło', 'Set password', 'Сохранить пароль', 'Зберегти пароль'),
  restore: words('Wyślij kod', 'Send a code', 'Отправить код', 'Надіслати код'),
});
