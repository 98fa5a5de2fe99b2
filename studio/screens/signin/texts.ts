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
    'signin.code-title': 'Podaj kod z aplikacji',
    'signin.code': 'Kod z aplikacji',
    'signin.code-hint': 'Sześć cyfr z aplikacji na telefonie. Nie masz jej przy sobie? Wpisz kod zapasowy.',
    'signin.code-missing': 'Wpisz kod.',
    'signin.enrol-title': 'Zabezpiecz swoje konto',
    'signin.enrol-lead': 'Konto administratora wymaga kodu z aplikacji. To zajmie minutę.',
    'signin.again': 'Zaloguj się ponownie',
    'signin.again-lead':
      'Twoja sesja wygasła. Nic nie przepadło: po zalogowaniu dokończysz to, co masz na ekranie.',
    'signin.leave': 'Inne konto',
    'signin.leave-title': 'Zalogować się na inne konto?',
    'signin.leave-text':
      'Zmiany stron i wpisów zostają w tej przeglądarce i wrócą po zalogowaniu. Inne niezapisane zmiany z tego ekranu przepadną.',
    'signin.passkey': 'Zaloguj się kluczem dostępu',
    'signin.passkey-cancelled': 'Nie użyto klucza dostępu. Spróbuj ponownie albo podaj hasło.',
    'signin.passkey-known': 'Na tym urządzeniu jest już klucz dostępu do Twojego konta.',
    'signin.passkey-unsupported': 'Ta przeglądarka lub to urządzenie nie obsługuje kluczy dostępu.',
    'signin.passkey-address':
      'Pod tym adresem klucze dostępu nie działają. Wejdź na stronę pod jej właściwym adresem.',
  },
  en: {
    'signin.title': 'Sign in to the Studio',
    'signin.lead': 'For authors, publishers, administrators and support agents.',
    'signin.email': 'E-mail address',
    'signin.password': 'Password',
    'signin.submit': 'Sign in',
    'signin.wrong': 'The e-mail address or the password is wrong.',
    'signin.failed': 'Signing in did not work. Try again in a moment.',
    'signin.code-title': 'Enter the code of your app',
    'signin.code': 'Code of the app',
    'signin.code-hint': 'Six digits of the app on your phone. Not at hand? Type a recovery code.',
    'signin.code-missing': 'Type the code.',
    'signin.enrol-title': 'Guard your account',
    'signin.enrol-lead': 'An administrator signs in with a code of an app. Setting it up takes a minute.',
    'signin.again': 'Sign in again',
    'signin.again-lead':
      'Your session has ended. Nothing is lost: sign in and go on with what is on the screen.',
    'signin.leave': 'Another account',
    'signin.leave-title': 'Sign in with another account?',
    'signin.leave-text':
      'Changes of pages and entries stay in this browser and come back when you sign in. Other unsaved changes of this screen will be lost.',
    'signin.passkey': 'Sign in with a passkey',
    'signin.passkey-cancelled': 'No passkey was used. Try again, or type the password.',
    'signin.passkey-known': 'This device has a passkey for your account already.',
    'signin.passkey-unsupported': 'This browser or device does not support passkeys.',
    'signin.passkey-address': 'Passkeys do not work at this address. Open the site under its own name.',
  },
};
