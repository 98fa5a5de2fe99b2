import type { Config } from '#server/config/config.ts';
import { carriesToken } from './page-address.ts';

/** Header names in lower case with their values. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Features no page of ours uses; an injected script must not reach them either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every answer, whatever it is. */
export function baseHeaders(mode: Config['mode']): HeaderMap {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(mode === 'production' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The referrer rule of a page: an address that carries a token tells nobody where the visitor came from. */
export function referrerHeaders(path: string): HeaderMap {
  return carriesToken(path) ? { 'referrer-policy': 'no-referrer' } : {};
}

/** Where browsers report what a policy stopped. */
export const reportPath = '/_csp-report';

/** Policy of answers that are data: opened as a page, they can do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Policy of files: a picture opened on its own runs no script; its styles are its own business. */
export const filePolicy = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a document may use besides files of our own origin: scripts of its CMS snippets, styles of the site's theme. */
export interface DocumentSources {
  readonly scriptHashes: readonly string[];
  readonly scriptHosts: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Content policy of a document ([sec 22], [sec 23]). Hashes and hosts come from content, so each is checked for its
 * form: one with a semicolon or a keyword in it would rewrite the policy. Malformed ones are left out.
 */
export function documentPolicy(sources: DocumentSources, mode: Config['mode']): string {
  const hashes = quotedHashes(sources.scriptHashes);
  const hosts = sources.scriptHosts.filter((host) =>
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(host),
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...hosts].join(' '),
    ["style-src 'self'", ...quotedHashes(sources.styleHashes)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    // The sandbox's bank link is a page of ours; a provider's own origin has to be named here when one is connected.
    `frame-src ${mode === 'sandbox' ? "'self'" : "'none'"}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types mozaika',
    ...(mode === 'production' ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
  ].join('; ');
}

const quotedHashes = (hashes: readonly string[]): string[] =>
  hashes
    .map((hash) => hash.replaceAll("'", ''))
    .filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/_-]{43,88}={0,2}$/.test(hash))
    .map((hash) => `'${hash}'`);
