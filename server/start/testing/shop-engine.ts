import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import type { Platform } from '#server/platform/platform.ts';
import { inProcessTransport } from '#server/web/upstream/in-process-transport.ts';
import { registry } from '#widgets/index.ts';

/**
 * The engine over a platform in this process, as the product puts it together.
 * @param onProblem hears of everything a page could not show, or only in part
 */
export async function createShopEngine(platform: Platform, onProblem: (problem: unknown) => void) {
  const { clean } = await createSanitiser();
  return createEngine({
    source: createContentSource({
      transport: inProcessTransport(platform.app.inject.bind(platform.app)),
      product: 'loan',
      freshness: 'tags',
      timeoutMs: 10_000,
      now: Date.now,
      log: { warn: () => undefined },
    }),
    registry,
    sanitise: clean,
    forms: createFormCompiler(),
    queryTimeoutMs: 10_000,
    devPages: true,
    onFailure: onProblem,
    onDegraded: onProblem,
  });
}
