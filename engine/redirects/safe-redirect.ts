/** A base of our own that no address can share, to see what a browser would make of a relative one. */
const base = 'https://here.invalid';

/**
 * The address a visitor may be sent to, or null. Only paths of this site and https addresses of allowed hosts pass; the
 * URL parser decides, as it will in the browser ([sec 21]: `//x`, `/\x`, `javascript:`, tabs and the like).
 */
export function safeRedirect(
  to: string,
  { allowedHosts }: { readonly allowedHosts: readonly string[] },
): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read an address
  if (/[\u0000-\u0020\u007f\\]/.test(to) || !URL.canParse(to, base)) return null;
  const url = new URL(to, base);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === base) return to.startsWith('/') && !to.startsWith('//') ? to : null;
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null;
}
