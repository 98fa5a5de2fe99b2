import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-map-marker': 'Punkt na mapie',
    'entities.map-marker-title': 'Miejsca na mapie',
    'entities.map-marker-lead': 'Punkty pokazywane na mapie oddziałów.',
    'entities.map-marker-new': 'Nowe miejsce',
  },
  en: {
    'studio.kind-map-marker': 'Map marker',
    'entities.map-marker-title': 'Places on the map',
    'entities.map-marker-lead': 'Points shown on the map of branches.',
    'entities.map-marker-new': 'New place',
  },
};
