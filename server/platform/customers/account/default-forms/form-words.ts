import type { PersonLanguage as FormLanguage } from '../../../http/person-texts.ts';

interface FormWords {
  readonly title: string;
  readonly button_text: string;
}
const words = (
  pl: [title: string, button: string],
  en: [title: string, button: string],
  ru: [title: string, button: string],
  uk: [title: string, button: string],
): Readonly<Record<FormLanguage, FormWords>> => {
  const of = ([title, button_text]: [string, string]): FormWords => ({ title, button_text });
  return { pl: of(pl), en: of(en), ru: of(ru), uk: of(uk) };
};

/** Titles and buttons of the forms the code ships. */
export const formWords = {
  registration: words(
    ['Załóż konto', 'Załóż konto'],
    ['Open an account', 'Open an account'],
    ['Создать учётную запись', 'Создать'],
    ['Створити обліковий запис', 'Створити'],
  ),
  login: words(['Zaloguj się', 'Zaloguj się'], ['Sign in', 'Sign in'], ['Вход', 'Войти'], ['Вхід', 'Увійти']),
  passwordChange: words(
    ['Zmień hasło', 'Zmień hasło'],
    ['Change your password', 'Change password'],
    ['Сменить пароль', 'Сменить пароль'],
    ['Змінити пароль', 'Змінити пароль'],
  ),
  profile: words(
    ['Twoje dane', 'Zapisz zmiany'],
    ['Your details', 'Save changes'],
    ['Ваши данные', 'Сохранить'],
    ['Ваші дані', 'Зберегти'],
  ),
  identification: words(
    ['Odzyskaj dostęp', 'Wyślij kod'],
    ['Regain access', 'Send a code'],
    ['Восстановить доступ', 'Отправить код'],
    ['Відновити доступ', 'Надіслати код'],
  ),
  updateAccess: words(
    ['Ustaw nowe hasło', 'Ustaw hasło'],
    ['Set a new password', 'Set password'],
    ['Новый пароль', 'Сохранить пароль'],
    ['Новий пароль', 'Зберегти пароль'],
  ),
  restore: words(
    ['Nie pamiętasz hasła?', 'Wyślij kod'],
    ['Forgot your password?', 'Send a code'],
    ['Забыли пароль?', 'Отправить код'],
    ['Забули пароль?', 'Надіслати код'],
  ),
} as const;
