import { type ContentSourceOptions, createContentSource } from '#engine/content/source.ts';
import { planForCanvas } from '#engine/preview/canvas-plan.ts';
import { previewSession } from '#engine/preview/preview-session.ts';
import type { EngineOptions } from '#engine/resolve/engine.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { localeHref } from '#engine/routing/locale-href.ts';
import { fallbackLocale } from '#schemas/constants.ts';
import { translatePage } from '#server/platform/content/live/translate-page.ts';
import type { StudioEngine } from '#server/web/host-options.ts';

interface Options {
  readonly engine: EngineOptions;
  /** How the engine reads what is live; previews read drafts the same way, and keep nothing. */
  readonly source: Omit<ContentSourceOptions, 'freshness' | 'onStale'>;
}

/** What the Studio asks of the engine: plans and pages of drafts. */
export function createStudioEngine({ engine, source }: Options): StudioEngine {
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
    preview: async ({ token, shown: { path, locale, visitor, at } }, requestId) => {
      // A source for this one page: a draft that was kept would be shown to whoever comes next.
      const drafts = createContentSource({
        ...source,
        freshness: 'tags',
        transport: (request, signal) => source.transport({ ...request, preview: token }, signal),
      });
      const languages = await drafts.forVisit({ locale: fallbackLocale }).languages();
      const { resolve } = createEngine({
        ...engine,
        source: drafts,
        preview: true,
        onFailure: () => undefined,
        ...(at !== null && { now: () => new Date(at) }),
      });
      const url = localeHref(path, locale, languages);
      // As somebody who moves inside the site: a first load would send customers to the screen of their status.
      return resolve({ url, phase: 'in-app', session: previewSession(visitor), requestId });
    },
  };
}
