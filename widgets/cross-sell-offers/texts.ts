export const texts = {
  pl: {
    'cross-sell-offers.title': 'Oferty naszych partnerów',
    'cross-sell-offers.advertisement': 'Reklama',
    'cross-sell-offers.provider': 'Oferta partnera: {{provider}}',
  },
  en: {
    'cross-sell-offers.title': 'Offers from our partners',
    'cross-sell-offers.advertisement': 'Advertisement',
    'cross-sell-offers.provider': 'Partner offer: {{provider}}',
  },
  ru: {
    'cross-sell-offers.title': 'Предложения наших партнёров',
    'cross-sell-offers.advertisement': 'Реклама',
    'cross-sell-offers.provider': 'Предложение партнёра: {{provider}}',
  },
  uk: {
    'cross-sell-offers.title': 'Пропозиції наших партнерів',
    'cross-sell-offers.advertisement': 'Реклама',
    'cross-sell-offers.provider': 'Пропозиція партнера: {{provider}}',
  },
};
