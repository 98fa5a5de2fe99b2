import type { Block, LayoutName, Page } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '../routing/screen-alias.ts';

/** Screens without header and footer: the customer is on the way back from somewhere and must not be led off. */
const emptyLayout: readonly string[] = ['/authlink/{token?}', '/confirm-wait/bc'];

/** Screens that already have a widget of their own; all others say honestly that they are being prepared. */
const screenBlocks: ReadonlyMap<string, readonly Block[]> = new Map([
  ['/bpm-error', [{ id: 'process-error', type: 'process-error', props: {} }]],
  ['/dev-examples/popup-example', [{ id: 'popups', type: 'popup-demo', props: {} }]],
  [
    '/dev-examples/custom-entity-example',
    [{ id: 'list', type: 'custom-entity-list', props: { type: 'branch' } }],
  ],
]);

/**
 * The document the code ships for a fixed screen. The content system may override it; with the content system empty or
 * down it is what a visitor sees. Its title is a text key, resolved with the page's texts.
 */
export function defaultDocument(route: Route): Page {
  const alias = screenAlias(route);
  const layout: LayoutName = emptyLayout.includes(route.path) ? 'empty' : 'default';
  const blocks = screenBlocks.get(route.path) ?? [
    { id: 'screen', type: 'default-screen', props: { screen: alias } },
  ];
  return { alias, title: screenTitleKey(alias), layout, blocks: structuredClone([...blocks]) };
}

/** Key of a fixed screen's title among the interface texts. */
export const screenTitleKey = (alias: string): string => `screens.${alias}.title`;

/** Aliases of all fixed screens. */
export const fixedScreens: readonly string[] = routes.filter((route) => !isCatchAll(route)).map(screenAlias);
