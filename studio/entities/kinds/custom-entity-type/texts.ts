import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-custom-entity-type': 'Typ własnych danych',
    'entities.custom-entity-type-title': 'Typy własnych danych',
    'entities.custom-entity-type-lead': 'Z jakich pól składają się własne dane.',
    'entities.custom-entity-type-new': 'Nowy typ danych',
  },
  en: {
    'studio.kind-custom-entity-type': 'Type of custom entities',
    'entities.custom-entity-type-title': 'Types of custom entities',
    'entities.custom-entity-type-lead': 'Which fields custom entities consist of.',
    'entities.custom-entity-type-new': 'New type',
  },
};
