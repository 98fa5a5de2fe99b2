import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-lead-offer': 'Oferta partnera',
    'entities.lead-offer-title': 'Oferty partnerów',
    'entities.lead-offer-lead': 'Oferty pokazywane obok naszych.',
    'entities.lead-offer-new': 'Nowa oferta',
    'entities.hint-provider': 'Kto stoi za ofertą. Reklama musi to mówić.',
  },
  en: {
    'studio.kind-lead-offer': 'Partner offer',
    'entities.lead-offer-title': 'Offers of partners',
    'entities.lead-offer-lead': 'Offers shown beside ours.',
    'entities.lead-offer-new': 'New offer',
    'entities.hint-provider': 'Who stands behind the offer. Advertising must say so.',
  },
};
