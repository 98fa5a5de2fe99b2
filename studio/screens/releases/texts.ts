import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'releases.title': 'Wydania',
    'releases.lead':
      'Kilka stron, menu i tekstów trafia na stronę w jednej chwili – i razem można je wycofać.',
    'releases.new': 'Nowe wydanie',
    'releases.create': 'Utwórz wydanie',
    'releases.column-title': 'Wydanie',
    'releases.column-entries': 'Treści',
    'releases.column-live': 'Na stronie od',
    'releases.column-changed': 'Ostatnia zmiana',
    'releases.empty': 'Nie ma jeszcze żadnego wydania',
    'releases.empty-hint':
      'Wydanie przydaje się, gdy zmiany mają sens tylko razem, np. nowa oferta z menu i regulaminem.',
    'releases.field-title': 'Nazwa',
    'releases.title-hint': 'Na przykład: Oferta świąteczna 2026',
    'releases.title-missing': 'Wpisz nazwę wydania.',
    'releases.field-note': 'Notatka',
  },
  en: {
    'releases.title': 'Releases',
    'releases.lead': 'Several pages, menus and texts go live in one moment, and can go back in one.',
    'releases.new': 'New release',
    'releases.create': 'Create the release',
    'releases.column-title': 'Release',
    'releases.column-entries': 'Content',
    'releases.column-live': 'Live since',
    'releases.column-changed': 'Last change',
    'releases.empty': 'There is no release yet',
    'releases.empty-hint':
      'A release helps when changes make sense only together: a new offer with its menu and terms.',
    'releases.field-title': 'Name',
    'releases.title-hint': 'For example: Christmas offer 2026',
    'releases.title-missing': 'Enter a name.',
    'releases.field-note': 'Note',
  },
};
