import type { StudioTexts } from '../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'leaving.stay': 'Zostań',
    'leaving.lost-title': 'Porzucić niezapisane zmiany?',
    'leaving.lost-text': 'Jeśli wyjdziesz, zmiany z tego ekranu przepadną.',
    'leaving.lost-leave': 'Porzuć zmiany',
    'leaving.kept-title': 'Nie wszystko jest zapisane',
    'leaving.kept-text':
      'Serwer nie przyjął jeszcze ostatnich zmian. Zachowamy je w tej przeglądarce i zaproponujemy, gdy znów otworzysz tę stronę.',
    'leaving.kept-leave': 'Wyjdź mimo to',
    'leaving.sign-out-title': 'Wylogować się i usunąć niezapisane zmiany?',
    'leaving.sign-out-text':
      'Po wylogowaniu w tej przeglądarce nic nie zostaje. Serwer nie ma jeszcze tych zmian:',
    'leaving.sign-out': 'Wyloguj się i usuń je',
    'leaving.this-screen': 'zmiany z tego ekranu',
    'leaving.new-entry': '{{kind}}: nowy wpis',
  },
  en: {
    'leaving.stay': 'Stay',
    'leaving.lost-title': 'Leave unsaved changes behind?',
    'leaving.lost-text': 'If you leave, what you changed on this screen will be lost.',
    'leaving.lost-leave': 'Leave them',
    'leaving.kept-title': 'Not everything is saved',
    'leaving.kept-text':
      'The server has not taken the last changes yet. They stay in this browser and are offered when you open this page again.',
    'leaving.kept-leave': 'Leave all the same',
    'leaving.sign-out-title': 'Sign out and delete unsaved changes?',
    'leaving.sign-out-text':
      'Signing out leaves nothing in this browser. The server does not have these changes yet:',
    'leaving.sign-out': 'Sign out and delete them',
    'leaving.this-screen': 'changes of this screen',
    'leaving.new-entry': '{{kind}}: new',
  },
};
