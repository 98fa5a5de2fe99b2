import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-lookup': 'Słownik',
    'entities.lookup-title': 'Słowniki',
    'entities.lookup-lead': 'Listy wartości, z których wybiera się w formularzach.',
    'entities.lookup-new': 'Nowy słownik',
    'entities.lookup-values': 'Wartości',
  },
  en: {
    'studio.kind-lookup': 'Lookup',
    'entities.lookup-title': 'Lookups',
    'entities.lookup-lead': 'Lists of values that forms choose from.',
    'entities.lookup-new': 'New lookup',
    'entities.lookup-values': 'Values',
  },
};
