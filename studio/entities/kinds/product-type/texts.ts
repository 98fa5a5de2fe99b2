import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-product-type': 'Typ produktu',
    'entities.product-type-title': 'Typy produktów',
    'entities.product-type-lead': 'Cechy, które opisują towary i po których się je wybiera.',
    'entities.product-type-new': 'Nowy typ produktu',
    'words.attributes': 'Cechy',
    'words.kind': 'Rodzaj',
    'words.unit': 'Jednostka',
    'words.values': 'Wartości do wyboru',
  },
  en: {
    'studio.kind-product-type': 'Product type',
    'entities.product-type-title': 'Product types',
    'entities.product-type-lead': 'What is said of goods, and what they are chosen by.',
    'entities.product-type-new': 'New product type',
    'words.attributes': 'Attributes',
    'words.kind': 'Kind',
    'words.unit': 'Unit',
    'words.values': 'Values to choose from',
  },
};
