import type { ContentEntry } from '#schemas/content-entry.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { ContentService } from '../content-service.ts';

export interface LanguagesToPublish {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly locales: readonly string[];
  readonly by: string;
}

/**
 * Makes the entries of several languages live in one moment.
 * @returns the first of them
 * @throws PlatformError not_found, invalid_content
 */
export async function publishLanguages(
  service: ContentService,
  { kind, key, locales, by }: LanguagesToPublish,
): Promise<ContentEntry> {
  const requests = [...new Set(locales)].map((locale) => ({
    id: { kind, key, locale },
    action: 'publish' as const,
  }));
  const { entries } = await service.publishAll(requests, { by });
  const [entry] = entries;
  if (!entry) throw new Error('no language was named');
  return entry;
}
