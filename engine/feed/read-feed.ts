import { fallbackLocale } from '#schemas/constants.ts';
import type { ContentSource } from '../content/source.ts';
import { textsFor } from '../i18n/texts-for.ts';
import { publicOrigin } from '../routing/public-origin.ts';
import { defaultLanguage } from '../routing/split-locale.ts';
import { buildFeed } from './build-feed.ts';

/** Posts of one feed: what readers who were away for a while have missed. */
const most = 30;

/**
 * The feed of a language's posts, as fresh as the pages; null where the site has no such language.
 * @param locale null: the default one, whose addresses have no prefix
 * @param origin of the site where its configuration names none
 * @throws ContentError while the posts cannot be had
 */
export async function readFeed(
  source: ContentSource,
  locale: string | null,
  origin: string,
): Promise<string | null> {
  const languages = await source.forVisit({ locale: locale ?? fallbackLocale }).languages();
  const standard = languages.length > 0 ? defaultLanguage(languages).locale : fallbackLocale;
  const wanted = locale ?? standard;
  // The default language has no prefix, so its feed has one address.
  if (locale !== null && (locale === standard || !languages.some((one) => one.locale === locale)))
    return null;
  const content = source.forVisit({ locale: wanted });
  const [site, stored, { items }, categories] = await Promise.all([
    content.config('site'),
    content.texts(),
    content.posts({ limit: most }),
    content.postCategories(),
  ]);
  const texts = textsFor(wanted, [], stored);
  const name = typeof site['name'] === 'string' ? site['name'] : undefined;
  const title = texts['screens.posts.title'] ?? '';
  return buildFeed({
    title: name === undefined ? title : `${title} | ${name}`,
    description: texts['screens.posts.text'] ?? '',
    origin: publicOrigin(site['origin']) ?? origin,
    locale: wanted,
    languages,
    posts: items,
    categories,
  });
}
