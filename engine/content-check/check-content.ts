import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Post } from '#schemas/post.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { textOf } from '#schemas/refusals/text-of.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { takenAlias } from '#schemas/taken-alias.ts';
import { type ThemeConfig, themeConfigCategory, themeProblems } from '#schemas/theme/theme-config.ts';
import type { ViewBlock } from '#schemas/view-block.ts';
import { type CheckContext, say } from './check-context.ts';
import { formFindings } from './check-form-definition.ts';
import { checkHtml } from './check-html.ts';
import { checkPage } from './check-page.ts';
import { checkEntityItem } from './rules/entity-item.ts';
import { checkHref } from './rules/links.ts';
import { checkRedirect, checkShadowed } from './rules/redirects.ts';

/** A body that has the form of its kind. */
export interface ContentToCheck {
  readonly kind: ContentKindName;
  readonly key: string;
  /** Empty for kinds that are not kept per language. */
  readonly locale: string;
  readonly data: unknown;
}

export interface ContentCheckOptions extends CheckContext {
  /** What the form constructor leaves out of a definition. */
  readonly compileForm: (definition: unknown) => Promise<readonly FormFinding[]>;
}

/** What there is to say about a piece of content of any kind. The schema of the kind was checked before. */
export async function checkContent(
  content: ContentToCheck,
  options: ContentCheckOptions,
): Promise<Finding[]> {
  const { kind, key, data } = content;
  return [
    ...checkShadowed(kind, { key, data, context: options }),
    ...checkAddress(kind, key, options),
    ...(await checkBody(content, options)),
  ];
}

async function checkBody(
  { kind, key, locale, data }: ContentToCheck,
  options: ContentCheckOptions,
): Promise<Finding[]> {
  switch (kind) {
    case 'page':
      return checkPage(data as PageDocument, options);
    case 'view-block':
      return checkHtml((data as ViewBlock).content, { path: '/content', locale, context: options });
    case 'post':
      return checkHtml((data as Post).content, { path: '/content', locale, context: options });
    case 'faq-item':
      return checkHtml((data as FaqItem).answer, { path: '/answer', locale, context: options });
    case 'menu':
      return checkMenu(data as MenuItem[], '', options);
    case 'form':
      return formFindings(data, await options.compileForm(data), options);
    case 'config':
      return key === themeConfigCategory ? checkTheme(data as { values: ThemeConfig }, options) : [];
    case 'custom-entity':
      return checkEntityItem(data as CustomEntityItem, locale, options);
    case 'seo-rule':
      return checkSeo(data as SeoRule, options);
    case 'language':
      return checkLanguage(key, data as Language, options);
    case 'redirect-rule':
      return checkRedirect(key, data as RedirectRule, options);
    default:
      return [];
  }
}

function checkMenu(items: readonly MenuItem[], path: string, context: CheckContext): Finding[] {
  return items.flatMap(({ link, submenu }, index) => [
    ...checkHref(link, { path: `${path}/${index}/link` }, context),
    ...checkMenu(submenu, `${path}/${index}/submenu`, context),
  ]);
}

const checkTheme = ({ values }: { values: ThemeConfig }, context: CheckContext): Finding[] =>
  themeProblems(values).map(([path, refusal]) =>
    say(context, 'contrast', {
      place: { rule: 'contrast', level: 'error', path: `/values${path}` },
      values: { problem: textOf(refusal, context.locale) ?? refusal.message },
    }),
  );

/** A page at an address that is something else's could be opened by nobody, and a language would take it from a page. */
function checkAddress(kind: ContentKindName, key: string, context: CheckContext): Finding[] {
  const { entries } = context.site;
  const isLive = (of: ContentKindName) => entries.get(of)?.get(key) === true;
  const address = `/${key}`;
  const of = (rule: string, path: string) => [
    say(context, rule, { place: { rule, level: 'error', path }, values: { address } }),
  ];
  if (kind === 'language' && isLive('page')) return of('address-of-page', '/locale');
  const taken = kind === 'page' ? takenAlias(key, isLive('language') ? [key] : []) : null;
  // A fixed screen has its document: that is how the screen is changed.
  return taken === null || taken === 'screen' ? [] : of(`address-of-${taken}`, '/alias');
}

/** Who makes a language the main one changes every address of the site, and should know. */
function checkLanguage(
  locale: string,
  { is_default: isDefault }: Language,
  context: CheckContext,
): Finding[] {
  const { locales, entries } = context.site;
  const [main = locale] = locales;
  if (!isDefault || main === locale || entries.get('language')?.get(main) !== true) return [];
  const place = { rule: 'main-language', level: 'warning', path: '/is_default' } as const;
  return [say(context, 'main-language', { place, values: { from: main, to: locale } })];
}

/** Search engines cut titles off at about 600 pixels, which are some 60 letters. */
const mostTitleLetters = 65;

function checkSeo({ meta }: SeoRule, context: CheckContext): Finding[] {
  const title = meta?.title;
  if (title === undefined || title.length <= mostTitleLetters) return [];
  const place = { rule: 'seo-title', level: 'note', path: '/meta/title' } as const;
  return [say(context, 'seo-title', { place, values: { count: title.length } })];
}
