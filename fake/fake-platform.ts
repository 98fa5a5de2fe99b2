import { setupServer } from 'msw/node';
import { calls } from '#schemas/calls.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { sampleSite, shopSite } from '#server/platform/content/sites/index.ts';
import { handlersOf } from './handlers.ts';
import { samplesOf } from './samples.ts';
import { readSwitches } from './switches.ts';

export interface FakePlatformOptions {
  readonly platformUrl: string;
  readonly product: string;
  /** Name of the demo site whose content is answered. */
  readonly site: string;
  /** The switches at the start, e.g. `slow,failing:posts`. */
  readonly text: string;
}

export interface FakePlatform {
  /** The switches as they are written. */
  readonly text: () => string;
  /** @throws Error in words for a person when the text cannot be read */
  readonly set: (text: string) => void;
}

/**
 * Answers this process's calls to the platform in its place. All other requests go their way, above all those of the
 * development server to the product.
 * @throws Error in words for a person when the switches cannot be read
 */
export function interceptPlatform({ platformUrl, product, site, text }: FakePlatformOptions): FakePlatform {
  const known = {
    ids: calls.map(({ id }) => id),
    statuses: [...Object.keys(statusScreens), ...processingStatuses],
  };
  let current = { text, switches: readSwitches(text, known) };
  const handlers = handlersOf(calls, {
    product,
    origin: new URL(platformUrl).origin,
    samples: samplesOf(site === 'sample' ? sampleSite : shopSite),
    switches: () => current.switches,
  });
  setupServer(...handlers).listen({ onUnhandledRequest: 'bypass' });
  return {
    text: () => current.text,
    set: (wanted) => {
      current = { text: wanted, switches: readSwitches(wanted, known) };
    },
  };
}
