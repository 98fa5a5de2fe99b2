import type { StudioTexts } from '../../app/studio-texts.tsx';

/** Words of this screen alone; they come with it. */
export const lateTexts: StudioTexts = {
  pl: {
    'account.codes': 'Kody z aplikacji',
    'account.on': 'Włączone',
    'account.off': 'Wyłączone',
    'account.codes-on': 'Przy logowaniu, po haśle, podajesz kod z aplikacji na telefonie.',
    'account.codes-off':
      'Z kodem z aplikacji nikt nie wejdzie na Twoje konto, nawet jeśli pozna hasło. Włączenie zajmuje minutę.',
    'account.recovery-left': 'Niewykorzystane kody zapasowe: {{left}}.',
    'account.begin': 'Włącz kody z aplikacji',
    'account.go-on': 'Dalej',
    'account.password-hint': 'Podaj swoje hasło, zanim zmienisz sposób logowania.',
    'account.password-missing': 'Wpisz hasło.',
    'account.remove': 'Wyłącz kody z aplikacji',
    'account.remove-text':
      'Do logowania wystarczy potem samo hasło. Kody zapasowe przestaną działać. Aby zmienić aplikację, wyłącz kody i włącz je ponownie.',
    'account.remove-submit': 'Wyłącz',
    'account.replace': 'Zmień aplikację',
    'account.replace-text':
      'Obecna aplikacja i kody zapasowe przestaną działać. Zaraz potem dodasz nową aplikację: bez niej administrator nie wejdzie do Studia.',
    'account.replace-submit': 'Usuń obecną aplikację',
    'account.removed': 'Aplikacja z kodami została usunięta.',
    'account.sessions': 'Zalogowane urządzenia',
    'account.sessions-text': 'Nie poznajesz któregoś urządzenia? Wyloguj je i zmień hasło.',
    'account.end': 'Wyloguj',
    'account.end-session': 'Wyloguj: {{title}}',
    'account.session-ended': 'Urządzenie zostało wylogowane.',
    'account.passkeys': 'Klucze dostępu',
    'account.passkeys-text':
      'Kluczem logujesz się odciskiem palca, twarzą albo kodem PIN urządzenia. Zastępuje hasło i kod z aplikacji.',
    'account.no-passkeys': 'Nie masz jeszcze klucza dostępu.',
    'account.add-passkey': 'Dodaj klucz dostępu',
    'account.passkey-added': 'Klucz dostępu dodany.',
    'account.passkey-made': 'Dodano: {{at}}',
    'account.passkey-used': 'Ostatnie logowanie: {{at}}',
    'account.remove-passkey': 'Usuń klucz dostępu',
    'account.remove-named': 'Usuń: {{title}}',
    'account.remove-passkey-text':
      'Klucz „{{title}}” nikogo już nie zaloguje. Usuń go też w ustawieniach urządzenia.',
    'account.passkey-removed': 'Klucz dostępu usunięty.',
  },
  en: {
    'account.codes': 'Codes of an app',
    'account.on': 'On',
    'account.off': 'Off',
    'account.codes-on': 'When you sign in, after the password, you type a code of the app on your phone.',
    'account.codes-off':
      'With codes of an app nobody gets into your account, even with the password. Setting it up takes a minute.',
    'account.recovery-left': 'Unused recovery codes: {{left}}.',
    'account.begin': 'Switch on codes of an app',
    'account.go-on': 'Go on',
    'account.password-hint': 'Type your password before you change how you sign in.',
    'account.password-missing': 'Type the password.',
    'account.remove': 'Switch off codes of the app',
    'account.remove-text':
      'The password alone will do then. Recovery codes stop working. To change the app, switch codes off and on again.',
    'account.remove-submit': 'Switch off',
    'account.replace': 'Change the app',
    'account.replace-text':
      'The present app and the recovery codes stop working. You add another app right away: an administrator does not get into the Studio without.',
    'account.replace-submit': 'Remove the present app',
    'account.removed': 'The app for codes was removed.',
    'account.sessions': 'Signed-in devices',
    'account.sessions-text': 'You do not know one of these devices? Sign it out and change your password.',
    'account.end': 'Sign out',
    'account.end-session': 'Sign out: {{title}}',
    'account.session-ended': 'The device was signed out.',
    'account.passkeys': 'Passkeys',
    'account.passkeys-text':
      'A passkey signs you in with a fingerprint, your face or the PIN of your device. It takes the place of password and code.',
    'account.no-passkeys': 'You have no passkey yet.',
    'account.add-passkey': 'Add a passkey',
    'account.passkey-added': 'The passkey was added.',
    'account.passkey-made': 'Added: {{at}}',
    'account.passkey-used': 'Last sign-in: {{at}}',
    'account.remove-passkey': 'Remove the passkey',
    'account.remove-named': 'Remove: {{title}}',
    'account.remove-passkey-text':
      'The passkey “{{title}}” will sign nobody in any more. Remove it from the settings of the device, too.',
    'account.passkey-removed': 'The passkey was removed.',
  },
};
