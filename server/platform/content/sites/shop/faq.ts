import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { inLocale } from '../entry.ts';
import { furtherQuestions, questions, type ShopQuestion } from './questions.ts';

const pl = inLocale('pl');

/** In the order in which the page shows them. */
const categories: readonly (readonly [ShopQuestion['category'], string])[] = [
  ['koszty', 'Koszty'],
  ['wniosek', 'Wniosek i wypłata'],
  ['splata', 'Spłata i rezygnacja'],
  ['bezpieczenstwo', 'Bezpieczeństwo'],
];

export const faq = [
  ...categories.map(([alias, title], place) =>
    pl('faq-category', alias, {
      id: `faq-category-${alias}`,
      alias,
      title,
      order: (place + 1) * 10,
    } satisfies FaqCategory),
  ),
  ...[...questions, ...furtherQuestions].map(({ id, category, title, html }, place) =>
    pl('faq-item', id, {
      id,
      question: title,
      answer: html,
      category,
      order: (place + 1) * 10,
    } satisfies FaqItem),
  ),
];
