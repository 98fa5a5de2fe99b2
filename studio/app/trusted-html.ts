import { isMarkup } from './is-markup.ts';

/*
 * Trusted Types in the Studio ([sec 23]): what becomes markup comes through here. Browsers without them take the text as it is.
 */

interface TrustedTypePolicy {
  createHTML(html: string): unknown;
}

type Rule = (text: string) => string | null;

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: Rule; readonly createScript?: Rule },
  ): TrustedTypePolicy;
}

const factory: TrustedTypePolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
const policy = factory?.createPolicy('mozaika', { createHTML: (html) => html });

/**
 * Text that may become markup as it is: drawn by our own views of props whose HTML was made safe, or on its way into a document of its
 * own, where nothing loads and nothing runs.
 */
export const ownHtml = (html: string): string => (policy ? (policy.createHTML(html) as string) : html);

/** What TypeBox tries to run, to learn that it cannot: the content policy lets no text run, whatever is trusted. */
const evalProbe = /^\(function anonymous\(\s*\)\s*\{\s*null\s*\}\)$/;

let makeSafe: ((html: string) => string) | null = null;
const known = new Set<string>();

/**
 * Lets libraries make elements of text, each text made safe first. Whoever loads such a library calls this before.
 * @param constant text of a library that is as it has to be
 */
export function admitMarkup(clean: (html: string) => string, constant?: string): void {
  makeSafe = clean;
  if (constant !== undefined) known.add(constant);
}

// What libraries assign by themselves: styles pass, markup as it was made safe or not at all, scripts never.
factory?.createPolicy('default', {
  createHTML: (text) => {
    if (!isMarkup(text) || known.has(text)) return text;
    return makeSafe === null ? null : makeSafe(text);
  },
  createScript: (text) => (evalProbe.test(text) ? text : null),
});
