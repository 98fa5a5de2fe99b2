import type { LeadOffer } from '#schemas/lead.ts';
import { picture } from '../block.ts';
import { inLocale, type SiteEntry } from '../entry.ts';

interface Words {
  readonly card: readonly [title: string, text: string, link: string];
  readonly bicycle: readonly [title: string, text: string];
}

const words: Readonly<Record<string, Words>> = {
  en: {
    card: [
      'A card for everyday shopping',
      'You set its limit. All costs are named before you sign.',
      'Ask about the card',
    ],
    bicycle: ['A bicycle check in spring', 'Brakes, gears and chain, in a workshop near you.'],
  },
  ru: {
    card: [
      'Карта для ежедневных покупок',
      'Лимит задаёте вы. Все расходы назовём до подписи.',
      'Спросить о карте',
    ],
    bicycle: ['Весенний осмотр велосипеда', 'Тормоза, передачи и цепь, в мастерской рядом с вами.'],
  },
  uk: {
    card: [
      'Картка для щоденних покупок',
      'Ліміт визначаєте ви. Усі витрати назвемо до підпису.',
      'Запитати про картку',
    ],
    bicycle: ['Весняний огляд велосипеда', 'Гальма, передачі й ланцюг, у майстерні поруч із вами.'],
  },
};

/** Two offers, in every language. */
export const offers: SiteEntry[] = Object.entries(words).flatMap(([locale, { card, bicycle }]) => {
  const own: LeadOffer = {
    alias: 'everyday-card',
    title: card[0],
    text: card[1],
    provider: 'Mozaika',
    image: picture('bank-card'),
    link: { label: card[2], href: '/contacts' },
  };
  const partner: LeadOffer = {
    alias: 'bicycle-check',
    title: bicycle[0],
    text: bicycle[1],
    provider: 'Rowerownia',
    image: picture('goods/bicycle'),
  };
  return [own, partner].map((offer) => inLocale(locale)('lead-offer', offer.alias, offer));
});
