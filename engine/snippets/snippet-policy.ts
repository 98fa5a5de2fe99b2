import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type SnippetElement = DefaultTreeAdapterTypes.Element;

/** What was found in the snippets of an address while they were cleaned. */
export interface SnippetFindings {
  readonly hashes: Set<string>;
  readonly hosts: Set<string>;
  readonly refused: string[];
}

/** Where a snippet stands. A browser ends the head at the first tag that does not belong there. */
export type SnippetPlace = 'head' | 'body';

/** What a snippet is held against, and where what is found goes. */
export interface SnippetRules {
  readonly place: SnippetPlace;
  /** Hosts that scripts may come from. */
  readonly scriptHosts: readonly string[];
  readonly findings: SnippetFindings;
}

/** Tags a snippet may hold. `<base>`, styles, frames, forms, objects and foreign content are not among them. */
const allowedTags: Readonly<Record<SnippetPlace, ReadonlySet<string>>> = {
  head: new Set(['script', 'noscript', 'meta', 'link']),
  body: new Set(['script', 'noscript', 'div', 'span', 'p', 'a', 'img']),
};

const allowedAttributes: ReadonlySet<string> = new Set(
  (
    'id class title lang dir type src href hreflang rel media sizes async defer nomodule crossorigin integrity charset ' +
    'name property content alt width height loading target'
  ).split(' '),
);

/** Kinds of link that load nothing a page would run or be styled by. */
const allowedLinks = /^(preconnect|dns-prefetch|icon|alternate|me)$/;

/** Kinds of scripts that wait until the visitor agrees; `renderer/browser/consent-scripts.ts` starts them. */
const consentCategories = /^(analytics|marketing)$/;

/** Scripts, and data that scripts read. Import maps and speculation rules would change the page's own loading. */
const allowedScripts =
  /^(|module|text\/javascript|application\/javascript|application\/ld\+json|application\/json)$/;

/**
 * Why an element may not stand in a snippet, in words for editors; null when it may. Notes the hash or host of a script.
 */
export function refusalOf(
  element: SnippetElement,
  { place, scriptHosts, findings }: SnippetRules,
): string | null {
  const { tagName } = element;
  if (!allowedTags[place].has(tagName))
    return allowedTags.body.has(tagName) || allowedTags.head.has(tagName)
      ? `the tag may not stand in the ${place}`
      : 'the tag is not allowed in a snippet';
  if (tagName === 'meta') return metaRefusal(element);
  if (tagName === 'link' && !allowedLinks.test(attributeOf(element, 'rel') ?? ''))
    return 'only harmless kinds of link are allowed';
  return tagName === 'script' ? scriptRefusal(element, scriptHosts, findings) : null;
}

/** Drops attributes that could run code, style the page or lead to a place no link of ours leads to. */
export function cleanAttributes(element: SnippetElement, findings: SnippetFindings): void {
  element.attrs = element.attrs.filter(({ name, value }) => {
    const known = allowedAttributes.has(name) || name.startsWith('data-');
    const bad = !known || ((name === 'href' || name === 'src') && !isAddress(value));
    if (bad) findings.refused.push(`<${element.tagName} ${name}>: the attribute is not allowed in a snippet`);
    return !bad;
  });
}

/**
 * Makes a script that needs consent inert: no browser runs text. What it was is noted for the day it may start; a note
 * that was written into the snippet itself is none.
 */
export function holdBack(element: SnippetElement): void {
  if (element.tagName !== 'script') return;
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
  element.attrs = element.attrs.filter(({ name }) => name !== 'data-consent-type');
  if (attributeOf(element, 'data-consent') === undefined || type.endsWith('json')) return;
  element.attrs = [
    { name: 'type', value: 'text/plain' },
    ...element.attrs.filter(({ name }) => name !== 'type'),
    ...(type === 'module' ? [{ name: 'data-consent-type', value: type }] : []),
  ];
}

function metaRefusal(element: SnippetElement): string | null {
  // The content policy does not stop a refresh (security decision 8).
  if (attributeOf(element, 'http-equiv') !== undefined) return 'http-equiv could reload or redirect the page';
  return attributeOf(element, 'name')?.trim().toLowerCase() === 'referrer'
    ? 'it would tell other hosts which page the visitor is on'
    : null;
}

function scriptRefusal(
  element: SnippetElement,
  scriptHosts: readonly string[],
  findings: SnippetFindings,
): string | null {
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
  if (!allowedScripts.test(type)) return `scripts of type ${type} are not allowed`;
  const consent = attributeOf(element, 'data-consent');
  if (consent !== undefined && !consentCategories.test(consent))
    return `nobody can consent to ${JSON.stringify(consent)}; write data-consent="analytics" or "marketing"`;
  const src = attributeOf(element, 'src');
  if (src === undefined) {
    const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    findings.hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    return null;
  }
  const url = URL.canParse(src) ? new URL(src) : null;
  if (url?.protocol !== 'https:' || !scriptHosts.includes(url.host))
    return `scripts may not come from ${src}; add the host to the site's script_hosts`;
  findings.hosts.add(url.origin);
  return null;
}

/** `https:` addresses, paths of this site and places on the page. Browsers drop tabs and line ends before they read. */
const isAddress = (value: string): boolean =>
  /^(https:\/\/|\/(?![/\\])|#)/i.test(value.replace(/[\t\n\r]/g, '').trim());

const attributeOf = (element: SnippetElement, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
