import type { Head, Plan } from '#engine/plan.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** Scripts of the typeface a language is written in; the others are fetched only if a page really shows such a letter. */
function scriptsOf(locale: string): readonly string[] {
  const known = scripts.get(locale);
  if (known) return known;
  const made = new Intl.Locale(locale).maximize().script === 'Cyrl' ? ['cyrillic', 'latin'] : ['latin'];
  scripts.set(locale, made);
  return made;
}

/** A site has a handful of languages. */
const scripts = new Map<string, readonly string[]>();

/** Title, description and links of a page. `data-head` marks what in-app navigation replaces. */
export function headHtml(head: Head): string {
  const tags = head.tags.map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag} data-head${pairs.join('')}>`;
  });
  // Data and no code: no content policy stops it, and nothing in it can end the element.
  const structured = (head.structured ?? []).map(
    (thing) => `<script data-head type="application/ld+json">${escapeJson(thing)}</script>`,
  );
  return `<title>${escapeHtml(head.title)}</title>${tags.join('')}${structured.join('')}`;
}

/** Preloads of the font files this language needs, so that text is drawn once. */
export function fontPreloads(fonts: readonly string[], locale: string): string {
  return scriptsOf(locale)
    .flatMap((script) => fonts.filter((src) => src.includes(`onest-${script}-`)))
    .map((src) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(src)}">`)
    .join('');
}

/** Colours of the browser's own frame around the page, so that it belongs to it in both schemes. */
export function themeColours(ground: Plan['theme']['ground']): string {
  return (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(ground[scheme])}">`,
    )
    .join('');
}
