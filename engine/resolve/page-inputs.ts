import { marketingConfigCategory } from '#schemas/config.ts';
import type { Page } from '#schemas/page.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { Snippets } from '#schemas/snippets.ts';
import type { Texts } from '#schemas/texts.ts';
import { themeConfigCategory } from '#schemas/theme/theme-config.ts';
import { ContentError, InvalidDocument } from '../content/content-error.ts';
import type { VisitContent } from '../content/visit-content.ts';

/** The page document as far as it could be read. */
export type DocumentRead =
  | { readonly kind: 'found'; readonly page: Page }
  | { readonly kind: 'missing' }
  /** It exists and breaks its schema: not found, by specification 2. */
  | { readonly kind: 'invalid'; readonly error: InvalidDocument }
  /** The host did not answer and there is no last good copy. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Everything a page is built from besides its blocks' own queries. Read all at once. */
export interface PageInputs {
  readonly document: DocumentRead;
  readonly layoutDocument: Page | null;
  readonly texts: Texts;
  readonly site: Readonly<Record<string, unknown>>;
  /** Configuration `theme`: what the site changes of the identity. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Configuration `marketing`. */
  readonly marketing: Readonly<Record<string, unknown>>;
  readonly seo: SeoRule | null;
  readonly snippets: Snippets;
  readonly redirect: RedirectRule | null;
  /** True when a default stood in for something that could not be read. */
  readonly incomplete: boolean;
  /** The page as it was before, where nothing else has changed since a page was built from it. */
  readonly before?: Page;
}

/** What the host says takes precedence over any page: it closed the site, or its process engine is away. */
export type HostNotice =
  | { readonly kind: 'offline'; readonly text: string }
  | { readonly kind: 'process-engine-away' };

/** Which page is read. */
export interface PageAddress {
  readonly alias: string;
  /** Without locale prefix: rules and snippets are found by it. */
  readonly path: string;
}

/** Told of each read that was replaced by a default. */
export type TellDegraded = (what: string, error: unknown) => void;

export const noSnippets: Snippets = { head: '', body_begin: '', body_end: '' };

/**
 * Reads what a page needs, in parallel. A failed read is replaced by a default and told to `degraded`, unless the host
 * gave notice: then that is the result.
 */
export async function readPageInputs(
  content: VisitContent,
  at: PageAddress,
  degraded: TellDegraded,
): Promise<PageInputs | HostNotice> {
  let notice: HostNotice | undefined;
  let incomplete = false;
  const orElse = async <T>(what: string, read: Promise<T>, fallback: (error: unknown) => T): Promise<T> => {
    try {
      return await read;
    } catch (error) {
      notice ??= hostNotice(error);
      if (!(error instanceof InvalidDocument)) incomplete = true;
      degraded(what, error);
      return fallback(error);
    }
  };
  const readDocument = content
    .page(at.alias)
    .then((page): DocumentRead => (page ? { kind: 'found', page } : { kind: 'missing' }));
  const [document, layoutDocument, texts, site, theme, marketing, seo, snippets, redirect] =
    await Promise.all([
      orElse(
        'page',
        readDocument,
        (error): DocumentRead =>
          error instanceof InvalidDocument ? { kind: 'invalid', error } : { kind: 'failed', error },
      ),
      orElse('layout', content.page('layout-default'), () => null),
      orElse('texts', content.texts(), () => ({})),
      orElse('config', content.config('site'), () => ({})),
      orElse('theme', content.config(themeConfigCategory), () => ({})),
      orElse('marketing', content.config(marketingConfigCategory), () => ({})),
      orElse('seo-rule', content.seoRule(at.path), () => null),
      orElse('snippets', content.snippets(at.path), () => noSnippets),
      orElse('redirect-rule', content.redirectRule(at.path), () => null),
    ]);
  return (
    notice ?? { document, layoutDocument, texts, site, theme, marketing, seo, snippets, redirect, incomplete }
  );
}

function hostNotice(error: unknown): HostNotice | undefined {
  if (!(error instanceof ContentError)) return undefined;
  if (error.kind === 'offline') return { kind: 'offline', text: error.text ?? '' };
  return error.kind === 'process-engine-away' ? { kind: 'process-engine-away' } : undefined;
}
