import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przyciski aplikacji',
    description: 'Linki do aplikacji w App Store, Google Play i AppGallery.',
    use: 'Raz na stronie o aplikacji albo na stronie głównej.',
    titles: {
      'Small print, e.g. system requirements': 'Drobny druk, np. wymagania systemowe',
      'Address in the App Store': 'Adres w App Store',
      'Address in Google Play': 'Adres w Google Play',
      'Address in AppGallery': 'Adres w AppGallery',
    },
  },
};
