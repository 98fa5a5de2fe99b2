import { definePersonTexts } from '../../http/person-texts.ts';

/** What customers are told of their wishlist. */
export const wishlistTexts = definePersonTexts<'full'>('wishlist', {
  pl: { full: 'Lista ulubionych jest pełna. Usuń coś, zanim dodasz następne.' },
  en: { full: 'Your list of favourites is full. Remove something before you add more.' },
  ru: { full: 'Список избранного заполнен. Удалите что-нибудь, прежде чем добавлять новое.' },
  uk: { full: 'Список обраного заповнений. Вилучіть щось, перш ніж додавати нове.' },
});
