import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { inLocale, type SiteEntry } from '../entry.ts';
import { questions } from './pages/home-questions.ts';

/** Language -> title of each category, in the order of the page. */
const categories: Readonly<Record<string, { costs: string; repayment: string }>> = {
  en: { costs: 'Costs', repayment: 'Repayment' },
  ru: { costs: 'Стоимость', repayment: 'Погашение' },
  uk: { costs: 'Вартість', repayment: 'Погашення' },
};

/** Questions of the home page, in its order: name and category of each. */
const places = [
  { id: 'what-i-pay', category: 'costs' },
  { id: 'repay-early', category: 'repayment' },
  { id: 'late-payment', category: 'repayment' },
] as const;

/** A text of the home page's questions in a language; its own texts are the default ones. */
function textAt(locale: string, position: number, name: 'title' | 'html'): string {
  const translated = questions.locales?.[locale]?.[`/items/${position}/${name}`];
  if (translated !== undefined) return translated;
  const { items } = questions.props as { items: readonly { title: string; html: string }[] };
  return items[position]?.[name] ?? '';
}

export const faq: SiteEntry[] = Object.entries(categories).flatMap(([locale, titles]) => [
  ...Object.entries(titles).map(([alias, title], place) =>
    inLocale(locale)('faq-category', alias, {
      id: `faq-category-${alias}`,
      alias,
      title,
      order: (place + 1) * 10,
    } satisfies FaqCategory),
  ),
  ...places.map(({ id, category }, place) =>
    inLocale(locale)('faq-item', id, {
      id,
      question: textAt(locale, place, 'title'),
      answer: textAt(locale, place, 'html'),
      category,
      order: (place + 1) * 10,
    } satisfies FaqItem),
  ),
]);
