import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Where a redirect rule sends the visitor of `path`; null when the rule is unsafe or leads to the page itself. */
export function planRedirect(
  rule: RedirectRule,
  path: string,
  allowedHosts: readonly string[] = [],
): { readonly to: string; readonly status: 301 | 302 } | null {
  const to = safeRedirect(rule.url_to, { allowedHosts });
  if (to === null || to.split(/[?#]/)[0] === path) return null;
  return { to, status: rule.permanent === true ? 301 : 302 };
}
