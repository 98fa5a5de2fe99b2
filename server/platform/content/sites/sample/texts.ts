import type { Texts } from '#schemas/texts.ts';
import { inLocale } from '../entry.ts';

/** Interface texts in which the sample site speaks differently from the engine's defaults. */
const byLocale: Readonly<Record<string, Texts>> = {
  en: {
    'error.404.title': 'This tile is missing',
    'error.404.text': 'The address may have changed, or the page is gone. Here is where you can go instead.',
  },
  ru: {
    'error.404.title': 'Здесь не хватает плитки',
    'error.404.text': 'Возможно, адрес изменился или страницы больше нет. Вот куда можно перейти.',
  },
  uk: {
    'error.404.title': 'Тут бракує плитки',
    'error.404.text': 'Можливо, адреса змінилася або сторінки вже немає. Ось куди можна перейти.',
  },
};

export const texts = Object.entries(byLocale).map(([locale, data]) =>
  inLocale(locale)('texts', 'interface', data),
);
