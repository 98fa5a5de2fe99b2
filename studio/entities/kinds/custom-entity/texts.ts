import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-custom-entity': 'Wpis własnych danych',
    'entities.custom-entity-title': 'Własne dane',
    'entities.custom-entity-lead': 'Dane o własnej budowie, uporządkowane według typów.',
    'entities.custom-entity-new': 'Nowy wpis danych',
  },
  en: {
    'studio.kind-custom-entity': 'Custom entity',
    'entities.custom-entity-title': 'Custom entities',
    'entities.custom-entity-lead': 'Data of a shape of its own, by type.',
    'entities.custom-entity-new': 'New item',
  },
};
