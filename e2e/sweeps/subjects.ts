import { demoPages, fixedScreens } from '../support/demo-pages.ts';
import { identityPage } from '../support/gallery-pages.ts';

/** Pages of the demo that a visitor may open, which all sweeps visit; pages of the gallery are visited beside them. */
export const visitedPages: readonly string[] = [...new Set([...demoPages, ...fixedScreens, identityPage])];

/** Screens of errors, with the status they answer with. */
export const errorPages: readonly (readonly [path: string, status: number])[] = [
  ['/nothing-is-here', 404],
  ['/bpm-error', 555],
];

/** Name of a page's pictures: `/info/costs` -> `info-costs`. */
export const pageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';
