import { ownAddress } from '#schemas/own-address.ts';

/**
 * The address a visitor may be sent to, in the form a Location header takes, or null ([sec 21]). Only paths of this site
 * and https addresses of allowed hosts pass; the URL parser decides, as it will in the browser.
 * @param allowedHosts host names, with the port where it is not 443
 */
export function safeRedirect(
  to: string,
  { allowedHosts }: { readonly allowedHosts: readonly string[] },
): string | null {
  if (to.startsWith('/')) return ownAddress(to);
  const url = /^[\x21-\x5b\x5d-\x7e\x80-\uffff]+$/.test(to) ? URL.parse(to) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null;
}
