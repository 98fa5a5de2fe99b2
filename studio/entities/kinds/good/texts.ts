import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-good': 'Produkt',
    'entities.good-title': 'Towary',
    'entities.good-lead': 'Oferta sklepu.',
    'entities.good-new': 'Nowy towar',
    'entities.hint-lowest-price':
      'Najniższą cenę z 30 dni przed obniżką liczymy z historii cen. Tu podaj ją tylko za czas, zanim towar trafił do tego sklepu; liczy się niższa.',
    'words.product_type': 'Typ produktu',
    'words.attributes': 'Cechy',
    'words.values': 'Wartości (aliasy)',
    'words.number': 'Liczba',
    'words.pictures': 'Więcej zdjęć',
    'words.variant_group': 'Grupa wariantów',
    'entities.hint-variant-group': 'Towary z tą samą grupą to jedna rzecz w różnych kolorach lub rozmiarach.',
  },
  en: {
    'studio.kind-good': 'Product',
    'entities.good-title': 'Goods',
    'entities.good-lead': 'What the shop offers.',
    'entities.good-new': 'New good',
    'entities.hint-lowest-price':
      'The lowest price of the 30 days before a reduction follows from the price history. Say it here only for the time before the article came to this shop; the lower one counts.',
    'words.product_type': 'Product type',
    'words.attributes': 'Attributes',
    'words.values': 'Values (aliases)',
    'words.number': 'Number',
    'words.pictures': 'More pictures',
    'words.variant_group': 'Group of variants',
    'entities.hint-variant-group': 'Goods of the same group are one thing in several colours or sizes.',
  },
};
