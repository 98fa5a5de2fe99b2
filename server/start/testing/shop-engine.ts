import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import type { Platform } from '#server/platform/platform.ts';
import { inProcessTransport } from '#server/web/upstream/in-process-transport.ts';
import { registry } from '#widgets/index.ts';

/** It keeps nothing of what it cleans. */
let sanitiser: ReturnType<typeof createSanitiser> | undefined;

/**
 * The engine over a platform in this process, as the product puts it together.
 * @param onProblem hears of everything a page could not show, or only in part
 * @param options `now`: milliseconds since the epoch; `devPages`: whether pages of the sandbox are there
 */
export async function createShopEngine(
  platform: Platform,
  onProblem: (problem: unknown) => void,
  { now = Date.now, devPages = true }: { readonly now?: () => number; readonly devPages?: boolean } = {},
) {
  sanitiser ??= createSanitiser();
  const { clean } = await sanitiser;
  return createEngine({
    source: createContentSource({
      transport: inProcessTransport(platform.app.inject.bind(platform.app)),
      product: 'loan',
      freshness: 'tags',
      timeoutMs: 10_000,
      now,
      log: { warn: () => undefined },
    }),
    registry,
    sanitise: clean,
    forms: createFormCompiler(),
    queryTimeoutMs: 10_000,
    devPages,
    now: () => new Date(now()),
    onFailure: onProblem,
    onDegraded: onProblem,
  });
}
