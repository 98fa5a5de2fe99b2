import type { Language } from '#schemas/language.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { localeHref } from '../routing/locale-href.ts';
import { joinSegments, pathSegments } from '../routing/path-segments.ts';
import { splitLocale } from '../routing/split-locale.ts';
import { safeRedirect } from './safe-redirect.ts';

export interface RedirectFrom {
  /** Path of the page the rule was found for, without locale prefix. */
  readonly path: string;
  readonly locale: string;
  readonly languages: readonly Language[];
}

/**
 * Where a redirect rule sends the visitor of a page, in the visitor's language. Null when the rule is unsafe, or leads to
 * the page itself in any spelling: that would never end.
 * @param allowedHosts other hosts a rule may lead to, e.g. `bank.example`
 */
export function planRedirect(
  rule: RedirectRule,
  { path, locale, languages }: RedirectFrom,
  allowedHosts: readonly string[],
): { readonly to: string; readonly status: 301 | 302 } | null {
  const safe = safeRedirect(rule.url_to, { allowedHosts });
  if (safe === null) return null;
  const to = localeHref(safe, locale, languages);
  const target = pageAt(to, languages);
  if (target?.locale === locale && target.path === spelling(path)) return null;
  return { to, status: rule.permanent === true ? 301 : 302 };
}

/** The page of this site that an address is of, in the one spelling its path has; null for other hosts. */
export function pageAt(
  to: string,
  languages: readonly Language[],
): { readonly path: string; readonly locale: string } | null {
  if (!to.startsWith('/')) return null;
  const { path, locale } = splitLocale(to.replace(/[?#].*$/s, ''), languages);
  return { path: spelling(path), locale };
}

function spelling(path: string): string {
  const segments = pathSegments(path);
  return segments ? joinSegments(segments) : path;
}
