import type { Registry } from '#registry/registry.ts';
import type { Page } from '#schemas/page.ts';
import { isCatchAll, reservedAliases, screenAlias } from '#schemas/screen-alias.ts';
import { defaultDocument } from '../documents/default-document.ts';
import { type GalleryDocument, galleryDocument } from '../gallery/gallery-document.ts';
import type { RouteMatch } from '../routing/match-route.ts';
import type { PageInputs } from './page-inputs.ts';

/** The document a screen is made of, or why there is none. */
export type ChosenDocument =
  | { readonly kind: 'page'; readonly page: Page; readonly exampleData?: GalleryDocument['exampleData'] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

/** Alias of the document to ask the content system for; null when the address cannot have one. */
export function aliasOf(match: RouteMatch): string | null {
  if (!isCatchAll(match.route)) return screenAlias(match.route);
  const alias = match.params['alias'] ?? '';
  return reservedAliases.has(alias) ? null : alias;
}

/**
 * Chooses: the content system's document, else the one the code ships for a fixed screen. A fixed screen is shown even
 * when its stored document is broken or cannot be read; a custom page cannot be made up.
 */
export function chooseDocument(
  match: RouteMatch,
  { document: read, site }: Pick<PageInputs, 'document' | 'site'>,
  registry: Registry,
): ChosenDocument {
  if (match.route.path === '/dev-examples/component-examples/{component?}') {
    const gallery = galleryDocument(registry, match.params['component']);
    return gallery ? { kind: 'page', ...gallery } : { kind: 'not-found' };
  }
  if (read.kind === 'found') return { kind: 'page', page: read.page };
  if (!isCatchAll(match.route)) return { kind: 'page', page: defaultDocument(match.route, site) };
  return { kind: read.kind === 'failed' ? 'unavailable' : 'not-found' };
}
