/** Interface words of the gallery. */
export const texts = {
  pl: {
    'photo-gallery.label': 'Galeria zdjęć',
    'photo-gallery.enlarge': 'Powiększ zdjęcie',
    'photo-gallery.position': 'Zdjęcie {{position}} z {{total}}',
    'photo-gallery.previous': 'Poprzednie zdjęcie',
    'photo-gallery.next': 'Następne zdjęcie',
    'photo-gallery.close': 'Zamknij powiększenie',
  },
  en: {
    'photo-gallery.label': 'Photo gallery',
    'photo-gallery.enlarge': 'Enlarge the picture',
    'photo-gallery.position': 'Picture {{position}} of {{total}}',
    'photo-gallery.previous': 'Previous picture',
    'photo-gallery.next': 'Next picture',
    'photo-gallery.close': 'Close the enlarged picture',
  },
  ru: {
    'photo-gallery.label': 'Галерея',
    'photo-gallery.enlarge': 'Увеличить фото',
    'photo-gallery.position': 'Фото {{position}} из {{total}}',
    'photo-gallery.previous': 'Предыдущее фото',
    'photo-gallery.next': 'Следующее фото',
    'photo-gallery.close': 'Закрыть увеличенное фото',
  },
  uk: {
    'photo-gallery.label': 'Галерея',
    'photo-gallery.enlarge': 'Збільшити фото',
    'photo-gallery.position': 'Фото {{position}} з {{total}}',
    'photo-gallery.previous': 'Попереднє фото',
    'photo-gallery.next': 'Наступне фото',
    'photo-gallery.close': 'Закрити збільшене фото',
  },
} as const;
