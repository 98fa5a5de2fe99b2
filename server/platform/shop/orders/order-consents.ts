import type { LookupItem } from '#schemas/lookup.ts';
import { checkoutConsentsLookup } from '#schemas/order.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import type { OrderConsent } from './tables.ts';

interface AskedConsent extends LookupItem {
  readonly text?: unknown;
  readonly link?: unknown;
  readonly required?: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Consents of an order as they were given, word for word, and the uuids of required ones that were not. */
export async function readConsents(
  live: Pick<LiveContent, 'one'>,
  given: readonly string[],
  language: WantedLanguage,
): Promise<{ readonly consents: readonly OrderConsent[]; readonly missing: readonly string[] }> {
  const { data } = await live.one('lookup', checkoutConsentsLookup, language);
  // Lookups may carry more than their type names.
  const asked: readonly AskedConsent[] = data ?? [];
  const agreed = new Set(given);
  return {
    consents: asked
      .filter(({ uuid }) => agreed.has(uuid))
      .map(({ uuid, name, text, link }) => ({ uuid, text: textOf(text) ?? name, document: textOf(link) })),
    missing: asked
      .filter(({ uuid, required }) => required === true && !agreed.has(uuid))
      .map(({ uuid }) => uuid),
  };
}
