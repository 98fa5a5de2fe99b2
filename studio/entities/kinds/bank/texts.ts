import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-bank': 'Bank',
    'entities.bank-title': 'Banki',
    'entities.bank-lead': 'Banki, z których można spłacać i potwierdzać tożsamość.',
    'entities.bank-new': 'Nowy bank',
    'entities.hint-bank-note': 'Np. kiedy księgujemy przelewy.',
  },
  en: {
    'studio.kind-bank': 'Bank',
    'entities.bank-title': 'Banks',
    'entities.bank-lead': 'Banks for repayment and identification.',
    'entities.bank-new': 'New bank',
    'entities.hint-bank-note': 'E.g. when transfers are booked.',
  },
};
