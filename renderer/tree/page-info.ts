import type { Head, Plan } from '#engine/plan.ts';
import type { PageInfo } from '#engine/react/page-context.tsx';
import { localeHref } from '#engine/routing/locale-href.ts';

/**
 * What views may know of the page, from its Plan.
 * @param t its words
 */
export function pageInfo(
  plan: Pick<
    Plan,
    'locale' | 'languages' | 'path' | 'params' | 'session' | 'person' | 'today' | 'timeZone'
  > & {
    readonly head: Pick<Head, 'heading'>;
  },
  t: PageInfo['t'],
): PageInfo {
  return {
    locale: plan.locale,
    languages: plan.languages,
    path: plan.path,
    params: plan.params,
    title: plan.head.heading,
    session: plan.session,
    person: plan.person,
    today: plan.today,
    timeZone: plan.timeZone,
    t,
    href: (link) => localeHref(link, plan.locale, plan.languages),
  };
}
