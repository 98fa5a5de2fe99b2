import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'signin.title': 'Zaloguj się do Studia',
    'signin.lead': 'Dla redakcji, wydawców, administratorów i konsultantów.',
    'signin.email': 'Adres e-mail',
    'signin.password': 'Hasło',
    'signin.submit': 'Zaloguj się',
    'signin.wrong': 'Adres e-mail lub hasło jest nieprawidłowe.',
    'signin.failed': 'Nie udało się zalogować. Spróbuj ponownie za chwilę.',
    'signin.again': 'Zaloguj się ponownie',
    'signin.again-lead':
      'Twoja sesja wygasła. Nic nie przepadło: po zalogowaniu dokończysz to, co masz na ekranie.',
    'signin.leave': 'Inne konto',
    'signin.leave-title': 'Zalogować się na inne konto?',
    'signin.leave-text':
      'Zmiany stron i wpisów zostają w tej przeglądarce i wrócą po zalogowaniu. Inne niezapisane zmiany z tego ekranu przepadną.',
  },
  en: {
    'signin.title': 'Sign in to the Studio',
    'signin.lead': 'For authors, publishers, administrators and support agents.',
    'signin.email': 'E-mail address',
    'signin.password': 'Password',
    'signin.submit': 'Sign in',
    'signin.wrong': 'The e-mail address or the password is wrong.',
    'signin.failed': 'Signing in did not work. Try again in a moment.',
    'signin.again': 'Sign in again',
    'signin.again-lead':
      'Your session has ended. Nothing is lost: sign in and go on with what is on the screen.',
    'signin.leave': 'Another account',
    'signin.leave-title': 'Sign in with another account?',
    'signin.leave-text':
      'Changes of pages and entries stay in this browser and come back when you sign in. Other unsaved changes of this screen will be lost.',
  },
};
