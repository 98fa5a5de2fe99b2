import type { TrailPage, TrailStep } from '#registry/widget.ts';

/**
 * The way from the start page to `page`: first the start page, last the page itself.
 * Steps of the address are named by their screens' titles; a step that is no screen is left out.
 * @param own the trail an editor wrote, without the start page; used when it has entries
 */
export function trailOf(page: TrailPage, own: readonly TrailStep[]): TrailStep[] {
  const segments = page.path.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const home = { title: page.t('breadcrumbs.home'), link: '/' };
  if (own.length > 0) return [home, ...own];
  const steps = segments.slice(0, -1).flatMap((_segment, index): TrailStep[] => {
    const passed = segments.slice(0, index + 1);
    const key = `screens.${passed.join('-')}.title`;
    const title = page.t(key);
    return title === key ? [] : [{ title, link: `/${passed.join('/')}` }];
  });
  // The head's title may end with the name of the site.
  const [title = page.title] = page.title.split(' | ');
  return [home, ...steps, { title, link: page.path }];
}
