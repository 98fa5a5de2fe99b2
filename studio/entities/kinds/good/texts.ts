import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-good': 'Produkt',
    'entities.good-title': 'Towary',
    'entities.good-lead': 'Oferta sklepu.',
    'entities.good-new': 'Nowy towar',
    'entities.hint-lowest-price': 'Najniższa cena z 30 dni; wymagana przy obniżce.',
    'words.product_type': 'Typ produktu',
    'words.attributes': 'Cechy',
    'words.values': 'Wartości (aliasy)',
    'words.number': 'Liczba',
  },
  en: {
    'studio.kind-good': 'Product',
    'entities.good-title': 'Goods',
    'entities.good-lead': 'What the shop offers.',
    'entities.good-new': 'New good',
    'entities.hint-lowest-price': 'Lowest price of 30 days; required beside a reduction.',
    'words.product_type': 'Product type',
    'words.attributes': 'Attributes',
    'words.values': 'Values (aliases)',
    'words.number': 'Number',
  },
};
