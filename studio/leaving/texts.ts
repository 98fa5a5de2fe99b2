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
  },
};
