import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-good': 'Produkt',
    'entities.good-title': 'Towary',
    'entities.good-lead': 'Oferta sklepu.',
    'entities.good-new': 'Nowy towar',
    'entities.hint-lowest-price': 'Najniższa cena z 30 dni; wymagana przy obniżce.',
  },
  en: {
    'studio.kind-good': 'Product',
    'entities.good-title': 'Goods',
    'entities.good-lead': 'What the shop offers.',
    'entities.good-new': 'New good',
    'entities.hint-lowest-price': 'Lowest price of 30 days; required beside a reduction.',
  },
};
