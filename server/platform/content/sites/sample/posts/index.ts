import type { Post, PostCategory } from '#schemas/post.ts';
import { inLocale, type SiteEntry } from '../../entry.ts';
import { agreement } from './agreement.ts';
import { budget } from './budget.ts';
import { falseMessage } from './false-message.ts';

/** Language -> title of each category. */
const categories: Readonly<Record<string, { guides: string; safety: string }>> = {
  en: { guides: 'Guides', safety: 'Safety' },
  ru: { guides: 'Советы', safety: 'Безопасность' },
  uk: { guides: 'Поради', safety: 'Безпека' },
};

const category = (alias: string, title: string): PostCategory => ({
  id: `post-category-${alias}`,
  alias,
  title,
});

const articles: readonly Readonly<Record<string, Post>>[] = [budget, agreement, falseMessage];

export const posts: SiteEntry[] = [
  ...Object.entries(categories).flatMap(([locale, titles]) =>
    Object.entries(titles).map(([alias, title]) =>
      inLocale(locale)('post-category', alias, category(alias, title)),
    ),
  ),
  ...articles.flatMap((byLocale) =>
    Object.entries(byLocale).map(([locale, post]) => inLocale(locale)('post', post.alias, post)),
  ),
];
