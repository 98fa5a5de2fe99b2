import type { StudioTexts } from '../../app/studio-texts.tsx';

/** Words of the way to an app for codes; they come with it. */
export const enrolTexts: StudioTexts = {
  pl: {
    'signin.enrol-app':
      'Otwórz na telefonie aplikację z kodami, na przykład Google Authenticator, Aegis albo 1Password.',
    'signin.enrol-scan': 'Zeskanuj nią ten kod.',
    'signin.enrol-picture': 'Kod QR dla aplikacji',
    'signin.enrol-key': 'Nie możesz zeskanować? Wpisz w aplikacji klucz:',
    'signin.enrol-type': 'Wpisz sześć cyfr, które pokaże aplikacja.',
    'signin.enrol-confirm': 'Potwierdź',
    'signin.recovery-title': 'Kody zapasowe',
    'signin.recovery-text':
      'Zachowaj je w bezpiecznym miejscu: wpuszczą Cię, gdy stracisz telefon. Każdy działa raz. Więcej ich nie pokażemy.',
    'signin.recovery-copy': 'Kopiuj',
    'signin.recovery-save': 'Zapisz jako plik',
    'signin.recovery-copied': 'Skopiowano.',
    'signin.recovery-not-copied': 'Nie udało się skopiować. Zapisz kody jako plik.',
    'signin.recovery-kept': 'Mam je zapisane',
  },
  en: {
    'signin.enrol-app':
      'Open an app for codes on your phone, such as Google Authenticator, Aegis or 1Password.',
    'signin.enrol-scan': 'Scan this code with it.',
    'signin.enrol-picture': 'QR code for the app',
    'signin.enrol-key': 'You cannot scan it? Type the key in the app:',
    'signin.enrol-type': 'Type the six digits the app shows.',
    'signin.enrol-confirm': 'Confirm',
    'signin.recovery-title': 'Recovery codes',
    'signin.recovery-text':
      'Keep them in a safe place: they let you in when you lose your phone. Each works once. They are not shown again.',
    'signin.recovery-copy': 'Copy',
    'signin.recovery-save': 'Save as a file',
    'signin.recovery-copied': 'Copied.',
    'signin.recovery-not-copied': 'Copying did not work. Save the codes as a file.',
    'signin.recovery-kept': 'I have kept them',
  },
};
