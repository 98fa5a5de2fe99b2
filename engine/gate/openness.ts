import { alwaysOpen, exemptFromFirstLoadCheck, type Route } from '#schemas/routes.ts';

/**
 * What decides whether a customer may stay on a screen whatever the application's status is. `by-document`: its page
 * document, with `open_in_any_status` (ADR 0028).
 */
export type Openness = 'always' | 'never' | 'by-document';

/**
 * Which of them it is:
 * - screens of a status are never open, nor those for visitors who are not signed in: a slip in the content must not open
 *   them. Nor is home, from where whoever signs in is led to the screen of the status;
 * - `/info`, `/info-static`, and paths that contain `/confirm-wait/bc` or `/authlink` always are (specification 2); so is
 *   `/bpm-error`, since moving on from it would hide what it reports, and so are the developers' example pages;
 * - all others are as their document says.
 */
export function opennessOf(route: Route, path: string): Openness {
  if (route.customer !== 'open' || route.group === 'home') return 'never';
  if (route.group === 'dev' || route.group === 'other') return 'always';
  if (exemptFromFirstLoadCheck.some((part) => path.includes(part))) return 'always';
  return alwaysOpen.some((one) => one === path) ? 'always' : 'by-document';
}
