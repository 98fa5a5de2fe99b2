import { htmlPolicy } from './html-policy.ts';
import { isNestedDeeperThan } from './nesting.ts';
import { assertSanitiserWorks } from './sanitiser-self-test.ts';

/** DOMPurify on jsdom, in the thread that made it. */
export interface Sanitiser {
  /** Clean HTML. Never throws; what is nested beyond reason comes out empty. */
  readonly clean: (html: string) => string;
}

/** No honest text comes near; see `isNestedDeeperThan` for why there is a limit. */
const maxDepth = 256;

/** Asked of clean HTML, where a link that looks so and is none costs a second look and nothing more. */
const linkWithoutAddress = /<a(?![^>]*\shref=)[\s>]/;

/** jsdom writes HTML by adding up small pieces, which V8 keeps as they are: nine times the memory of one plain string. */
const flat = (text: string) => Buffer.from(text).toString();

/**
 * Loads DOMPurify on jsdom, which is heavy: half a second and 100 MB. The server has it in a thread of its own.
 * @throws SanitiserBroken when a known attack gets through: do not start ([sec 25])
 */
export async function createSanitiser(): Promise<Sanitiser> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  const clean = (html: string): string => {
    if (isNestedDeeperThan(maxDepth, html)) return '';
    const safe = flat(purify.sanitize(html, { ...htmlPolicy }));
    if (!linkWithoutAddress.test(safe)) return safe;
    const body = purify.sanitize(safe, { ...htmlPolicy, RETURN_DOM: true }) as HTMLElement;
    // A link whose address was taken away keeps its words: nobody shall press what does nothing. By name, because jsdom's selectors are slow.
    for (const link of [...body.getElementsByTagName('a')])
      if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes);
    return flat(body.innerHTML);
  };
  assertSanitiserWorks(clean, purify.isSupported);
  return { clean };
}
