import type { StudioTexts } from '../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'journal.found': 'Niezapisane zmiany',
    'journal.found-at': 'Są niezapisane zmiany z {{at}}.',
    'journal.restore': 'Przywróć',
    'journal.discard': 'Odrzuć',
    'journal.discard-title': 'Odrzucić zmiany z {{at}}?',
    'journal.discard-text': 'Usuniemy je z tej przeglądarki. Tego nie można cofnąć.',
    'journal.moved-on':
      'Od tamtej chwili zapisano nowszą wersję ({{name}}, {{at}}). Przy przywracaniu połączymy jedno z drugim.',
    'journal.differs': 'Co się zmieni',
    'journal.looking-on': 'Teraz edytuje kto inny. Żeby je przywrócić, najpierw przejmij edycję.',
    'journal.merge-first': 'Najpierw połącz zmiany z tego okna.',
    'journal.full':
      'W tej przeglądarce nie ma już miejsca na kopię niezapisanych zmian. Nie zamykaj tego okna, zanim się zapiszą.',
    'journal.unavailable':
      'Ta przeglądarka nie przechowuje kopii niezapisanych zmian. Nie zamykaj tego okna, zanim się zapiszą.',
  },
  en: {
    'journal.found': 'Unsaved changes',
    'journal.found-at': 'Unsaved changes from {{at}} were found.',
    'journal.restore': 'Restore',
    'journal.discard': 'Discard',
    'journal.discard-title': 'Discard the changes from {{at}}?',
    'journal.discard-text': 'They are deleted from this browser. This cannot be undone.',
    'journal.moved-on': 'A newer version was saved since ({{name}}, {{at}}). Restoring brings both together.',
    'journal.differs': 'What will change',
    'journal.looking-on': 'Somebody else is editing. To restore them, take over first.',
    'journal.merge-first': 'Merge the changes of this window first.',
    'journal.full':
      'This browser has no room left for a copy of unsaved changes. Keep this window open until they are saved.',
    'journal.unavailable':
      'This browser keeps no copy of unsaved changes. Keep this window open until they are saved.',
  },
};
