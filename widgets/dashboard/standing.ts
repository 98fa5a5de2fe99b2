import { type Route, routes } from '#schemas/routes.ts';
import { screenAlias } from '#schemas/screen-alias.ts';
import { processingStatuses, type ScreenStatus, statusScreens } from '#schemas/statuses.ts';

/** Where an application stands, as far as the overview says it. */
export type Standing =
  /** At a screen of its own. `waiting`: somebody else works on it, and there is nothing to do but wait. */
  | {
      readonly kind: 'step';
      readonly path: string;
      readonly alias: string;
      readonly waiting: boolean;
      /** Keys of the words that say what it waits for: those of the screen, or of the overview where statuses share one. */
      readonly words: string;
    }
  | { readonly kind: 'none' }
  /** The status could not be had, or is one nobody has heard of. */
  | { readonly kind: 'unknown' };

/** Statuses with a screen on which the customer waits for somebody else. */
const waitingFor: ReadonlySet<string> = new Set(['call-verification', 'resale-wait']);

/** @param status as fetched; null while it cannot be had */
export function standingOf(status: string | null): Standing {
  if (status === 'nothing') return { kind: 'none' };
  const processing = processingStatuses.some((one) => one === status);
  const path = processing ? '/confirm-wait' : screenOf(status);
  const route = routes.find((one: Route) => one.path === path);
  if (path === null || !route) return { kind: 'unknown' };
  const waiting = processing || (status !== null && waitingFor.has(status));
  const alias = screenAlias(route);
  // The partner took over: its screen is that of waiting for the partner, what comes next is not.
  const words = status === 'inresale' ? 'dashboard.inresale' : `screens.${alias}`;
  return { kind: 'step', path, alias, waiting, words };
}

const screenOf = (status: string | null): string | null =>
  status !== null && Object.hasOwn(statusScreens, status) ? statusScreens[status as ScreenStatus] : null;
