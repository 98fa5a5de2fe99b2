import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-view-block': 'Wspólny blok',
    'entities.view-block-title': 'Wspólne fragmenty',
    'entities.view-block-lead': 'Treść trzymana w jednym miejscu i pokazywana na wielu stronach.',
    'entities.view-block-new': 'Nowy fragment',
    'entities.hint-view-block': 'Zmiana widoczna jest na każdej stronie, która używa tego fragmentu.',
  },
  en: {
    'studio.kind-view-block': 'Shared block',
    'entities.view-block-title': 'Shared pieces',
    'entities.view-block-lead': 'Content kept in one place and shown on many pages.',
    'entities.view-block-new': 'New piece',
    'entities.hint-view-block': 'A change is seen on every page that uses this piece.',
  },
};
