import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { Snippets } from '#schemas/snippets.ts';
import {
  cleanAttributes,
  holdBack,
  refusalOf,
  type SnippetFindings,
  type SnippetPlace,
  type SnippetRules,
} from './snippet-policy.ts';

/** Snippets as they may stand in a document, and what its policy must allow for them. */
export interface PreparedSnippets {
  readonly head: string;
  readonly bodyBegin: string;
  readonly bodyEnd: string;
  /** `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** Where scripts come from, as the content policy wants it: `https://tags.example`. */
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

/** No honest snippet nests deeper, and parse5 writes a tree by recursion. */
const maxDepth = 20;

/**
 * Parses the snippets of an address (security decision 8): scripts only from allowed hosts, inline ones by their hash,
 * nothing that a content policy would not stop. What comes out is whole: it can neither swallow nor end what stands
 * around it. The same snippets are worked on once.
 * @param options.scriptHosts hosts that scripts may come from, e.g. `www.googletagmanager.com`
 */
export function prepareSnippets(
  snippets: Snippets,
  { scriptHosts }: { readonly scriptHosts: readonly string[] },
): PreparedSnippets {
  if (snippets.head === '' && snippets.body_begin === '' && snippets.body_end === '') return none;
  const key = JSON.stringify([snippets, scriptHosts]);
  const known = prepared.get(key);
  if (known) return known;
  const all = { hashes: new Set<string>(), hosts: new Set<string>(), refused: [] as string[] };
  const part = (html: string, place: SnippetPlace) => preparePart(html, { place, scriptHosts, all });
  const made: PreparedSnippets = {
    head: part(snippets.head, 'head'),
    bodyBegin: part(snippets.body_begin, 'body'),
    bodyEnd: part(snippets.body_end, 'body'),
    scriptHashes: [...all.hashes],
    scriptHosts: [...all.hosts],
    refused: all.refused,
  };
  prepared.set(key, made);
  return made;
}

function preparePart(
  html: string,
  {
    place,
    scriptHosts,
    all,
  }: { readonly place: SnippetPlace; readonly scriptHosts: readonly string[]; readonly all: SnippetFindings },
): string {
  if (html === '') return '';
  const found: SnippetFindings = { hashes: new Set(), hosts: new Set(), refused: all.refused };
  // Read as a browser without scripts does, or the inside of `<noscript>` would be text that nobody looks at.
  const fragment = parseFragment(html, { scriptingEnabled: false });
  clean(fragment, { place, scriptHosts, findings: found }, 0);
  const cleaned = serialize(fragment, { scriptingEnabled: false });
  if (!isWhole(cleaned)) {
    all.refused.push(`the ${place} snippet: it would run into the page behind it`);
    return '';
  }
  for (const hash of found.hashes) all.hashes.add(hash);
  for (const host of found.hosts) all.hosts.add(host);
  return cleaned;
}

function clean(node: DefaultTreeAdapterTypes.ParentNode, rules: SnippetRules, depth: number): void {
  const { place, findings } = rules;
  for (const child of [...node.childNodes]) {
    if (!('tagName' in child)) {
      const isText = 'value' in child && (place === 'body' || child.value.trim() === '');
      if (!isText) defaultTreeAdapter.detachNode(child);
      continue;
    }
    const reason = depth >= maxDepth ? 'tags stand too deep in each other' : refusalOf(child, rules);
    if (reason === null) {
      cleanAttributes(child, findings);
      holdBack(child);
      if (child.tagName !== 'script') clean(child, rules, depth + 1);
      continue;
    }
    findings.refused.push(`<${child.tagName}>: ${reason}`);
    defaultTreeAdapter.detachNode(child);
  }
}

/**
 * Whether browsers with and without scripts read the same thing from it that was meant, and are done at its end. Not so:
 * a script that holds `<!--<script>`, an attribute with `</noscript>`.
 */
function isWhole(html: string): boolean {
  const behind = '<hr>';
  return [true, false].every((scriptingEnabled) => {
    const again = parseFragment(html + behind, { scriptingEnabled });
    return serialize(again, { scriptingEnabled }) === html + behind;
  });
}
