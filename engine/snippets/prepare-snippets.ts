import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { Snippets } from '#schemas/snippets.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Snippets as they may stand in a document, and what its policy must allow for them. */
export interface PreparedSnippets {
  readonly head: string;
  readonly bodyBegin: string;
  readonly bodyEnd: string;
  /** `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** Hosts that scripts come from. */
  readonly scriptHosts: readonly string[];
  /** What was taken out, in words for editors and the log. */
  readonly refused: readonly string[];
}

const none: PreparedSnippets = {
  head: '',
  bodyBegin: '',
  bodyEnd: '',
  scriptHashes: [],
  scriptHosts: [],
  refused: [],
};
const prepared = new LRUCache<string, PreparedSnippets>({ max: 500 });

/** Tags a snippet may hold. `<base>`, `<meta http-equiv>`, frames, forms and objects are not among them. */
const allowedTags: ReadonlySet<string> = new Set([
  'script',
  'noscript',
  'meta',
  'link',
  'div',
  'span',
  'p',
  'a',
  'img',
]);

/**
 * Parses the snippets of an address (security decision 8): scripts only from allowed hosts, inline ones by their hash,
 * nothing that a content policy would not stop. The same snippets are worked on once.
 */
export function prepareSnippets(
  snippets: Snippets,
  { scriptHosts }: { readonly scriptHosts: readonly string[] },
): PreparedSnippets {
  if (snippets.head === '' && snippets.body_begin === '' && snippets.body_end === '') return none;
  const key = JSON.stringify([snippets, scriptHosts]);
  const known = prepared.get(key);
  if (known) return known;
  const found = { hashes: new Set<string>(), hosts: new Set<string>(), refused: [] as string[] };
  const part = (html: string) => {
    const fragment = parseFragment(html);
    clean(fragment, scriptHosts, found);
    return serialize(fragment);
  };
  const made: PreparedSnippets = {
    head: part(snippets.head),
    bodyBegin: part(snippets.body_begin),
    bodyEnd: part(snippets.body_end),
    scriptHashes: [...found.hashes],
    scriptHosts: [...found.hosts],
    refused: found.refused,
  };
  prepared.set(key, made);
  return made;
}

interface Found {
  readonly hashes: Set<string>;
  readonly hosts: Set<string>;
  readonly refused: string[];
}

function clean(node: DefaultTreeAdapterTypes.ParentNode, scriptHosts: readonly string[], found: Found): void {
  for (const child of [...node.childNodes]) {
    if (!('tagName' in child)) {
      if (child.nodeName === '#comment') defaultTreeAdapter.detachNode(child);
      continue;
    }
    const reason = refusal(child, scriptHosts, found);
    if (reason === null) {
      cleanAttributes(child, found);
      if (child.tagName !== 'script') clean(child, scriptHosts, found);
      continue;
    }
    found.refused.push(`<${child.tagName}>: ${reason}`);
    defaultTreeAdapter.detachNode(child);
  }
}

function refusal(element: Element, scriptHosts: readonly string[], found: Found): string | null {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  if (!allowedTags.has(element.tagName)) return 'the tag is not allowed in a snippet';
  if (element.tagName === 'meta' && attribute('http-equiv') !== undefined)
    return 'http-equiv could reload or redirect the page';
  if (
    element.tagName === 'link' &&
    !/^(preconnect|dns-prefetch|icon|alternate|me)$/.test(attribute('rel') ?? '')
  )
    return 'only harmless kinds of link are allowed';
  if (element.tagName !== 'script') return null;
  const src = attribute('src');
  if (src === undefined) {
    found.hashes.add(`sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`);
    return null;
  }
  const url = URL.canParse(src) ? new URL(src) : null;
  if (url?.protocol !== 'https:' || !scriptHosts.includes(url.host))
    return `scripts may not come from ${src}; add the host to the site's script_hosts`;
  found.hosts.add(url.host);
  return null;
}

function cleanAttributes(element: Element, found: Found): void {
  element.attrs = element.attrs.filter(({ name, value }) => {
    const bad =
      name.startsWith('on') ||
      name === 'style' ||
      name === 'srcdoc' ||
      (/^(href|src|action|formaction)$/.test(name) && !/^(https:|\/(?![/\\])|#)/i.test(value.trim()));
    if (bad) found.refused.push(`<${element.tagName} ${name}>: the attribute is not allowed in a snippet`);
    return !bad;
  });
}

const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
