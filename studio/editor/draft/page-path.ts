import { type Openness, opennessOf } from '#engine/gate/openness.ts';
import { routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import type { PreviewVisitor } from '#schemas/studio/preview.ts';

/** The fixed screen a page document stands for; undefined for custom pages and layouts. */
export const screenOf = (alias: string) =>
  routes.find((route) => !isCatchAll(route) && screenAlias(route) === alias);

/** Address at which a page is looked at: the screen's own, values that its address needs given by way of example. */
export function pathOf(alias: string): string {
  if (alias.startsWith('layout-')) return '/';
  const screen = screenOf(alias);
  if (!screen) return `/${alias}`;
  const path = screen.path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, 'example');
  return path === '' ? '/' : path;
}

/** As whom a page is looked at: a screen for customers as a customer, all others as a guest. */
export const visitorOf = (alias: string): PreviewVisitor =>
  screenOf(alias)?.anonymous === 'signin' ? { kind: 'customer', status: '' } : { kind: 'guest' };

/** What decides whether a page stays open to customers while their application runs; a layout is no page. */
export function opennessOfPage(alias: string): Openness {
  if (alias.startsWith('layout-')) return 'never';
  const screen = screenOf(alias);
  return screen ? opennessOf(screen, screen.path) : 'by-document';
}
