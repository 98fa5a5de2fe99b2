import { planForCanvas } from '#engine/preview/canvas-plan.ts';
import type { EngineOptions } from '#engine/resolve/engine.ts';
import { translatePage } from '#server/platform/content/live/translate-page.ts';
import type { StudioEngine } from '#server/web/host-options.ts';

interface Options {
  readonly engine: EngineOptions;
}

/** What the Studio asks of the engine: plans of drafts. */
export function createStudioEngine({ engine }: Options): StudioEngine {
  return {
    prepare: ({ document, path, locale, visitor, at }, requestId) =>
      planForCanvas(engine, {
        page: translatePage(document, locale),
        path,
        locale,
        visitor,
        ...(at !== undefined && { at: new Date(at) }),
        requestId,
      }),
  };
}
