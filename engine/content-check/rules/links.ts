import { screenAlias } from '#schemas/screen-alias.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import { matchesRule } from '../../redirects/match-rule.ts';
import { contentRouteOf } from '../../routing/content-route.ts';
import { matchRoute } from '../../routing/match-route.ts';
import { type CheckContext, inLocale, type PageRule, say } from '../check-context.ts';
import { changedFields } from './headings.ts';

type Place = Omit<Finding, 'message' | 'cure' | 'rule' | 'level'>;

/** Whether an address of this site leads anywhere: `draft` to something that is not live yet. */
export type Destination = 'live' | 'draft' | 'nowhere';

/** Where a path of this site leads. Query and fragment do not matter; files of the site are taken as they are. */
export function destinationOf(href: string, site: SiteFacts): Destination {
  const path = withoutLocale(href.split(/[?#]/, 1)[0] ?? '', site);
  if (path === '' || /^\/(media|illustrations|assets|downloads)\//.test(path)) return 'live';
  if ([...site.redirects.values()].some(({ url }) => matchesRule(url, path))) return 'live';
  const match = matchRoute(path);
  if (!match) return 'nowhere';
  const content = contentRouteOf(match.route);
  // Fixed screens are there with or without a document of their own.
  if (!content) return screenAlias(match.route) === '' ? 'nowhere' : 'live';
  const live = site.entries.get(content.kind)?.get(match.params[content.param] ?? '');
  return live === undefined ? 'nowhere' : live ? 'live' : 'draft';
}

/** `/en/about` is `/about` in another language. */
export function withoutLocale(path: string, { locales }: SiteFacts): string {
  const [, first = '', ...rest] = path.split('/');
  return locales.slice(1).includes(first) ? `/${rest.join('/')}` : path;
}

/** Words that say nothing of where a link leads (WCAG 2.4.4). */
const vague = new Set([
  ...['tutaj', 'tu', 'kliknij', 'kliknij tutaj', 'więcej', 'czytaj więcej', 'link', 'zobacz', 'sprawdź'],
  ...['here', 'click here', 'more', 'read more', 'this link', 'see'],
  ...['здесь', 'тут', 'нажмите здесь', 'подробнее', 'далее', 'ссылка', 'детальніше', 'натисніть тут', 'далі'],
]);

/** What one address says by itself. */
export function checkHref(href: string, place: Place, context: Pick<CheckContext, 't' | 'site'>): Finding[] {
  if (!href.startsWith('/') || context.site.entries.size === 0) return [];
  const destination = destinationOf(href, context.site);
  if (destination === 'live') return [];
  const rule = destination === 'draft' ? 'link-draft' : 'link-broken';
  return [say(context, rule, { place: { ...place, rule, level: 'warning' }, values: { href } })];
}

/** Links in a text: where they lead, and whether their words say so. */
export function htmlLinks(
  html: string,
  place: Place,
  context: Pick<CheckContext, 't' | 'site' | 'read'>,
): Finding[] {
  return context.read(html).links.flatMap(({ href, text }) => {
    const word = text
      .toLowerCase()
      .replace(/(?<![\s.…!→»>])[\s.…!→»>]+$/u, '')
      .trim();
    const rule = word === '' ? 'link-empty' : vague.has(word) ? 'link-words' : null;
    return [
      ...checkHref(href, place, context),
      ...(rule === null
        ? []
        : [
            say(context, rule, {
              place: { ...place, rule, level: 'warning' },
              values: { text: text.trim(), href },
            }),
          ]),
    ];
  });
}

/** Links of a page lead somewhere: pages, posts and goods that are live, and places that are on the page. */
export const checkLinks: PageRule = ({ blocks, locales }, context) => {
  const ids = new Set(blocks.map(({ block }) => block.id));
  return blocks.flatMap((checked) =>
    locales.flatMap((locale, index) =>
      (index === 0 ? checked.fields : changedFields(checked, locale)).flatMap(({ field, path, value }) => {
        if (typeof value !== 'string') return [];
        const place = { block_id: checked.blockId, path, ...inLocale(locale, locales) };
        if (field === 'rich-text') return htmlLinks(value, place, context);
        if (field !== 'link') return [];
        const anchor = /^#(.+)$/.exec(value)?.[1];
        return anchor === undefined || ids.has(anchor)
          ? checkHref(value, place, context)
          : [
              say(context, 'link-anchor', {
                place: { ...place, rule: 'link-anchor', level: 'note' },
                values: { href: value },
              }),
            ];
      }),
    ),
  );
};
