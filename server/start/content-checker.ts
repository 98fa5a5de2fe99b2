import { type ContentCheckOptions, checkContent } from '#engine/content-check/check-content.ts';
import { checkWords } from '#engine/content-check/check-words.ts';
import { readHtmlOnce } from '#engine/content-check/read-html.ts';
import type { FormCompiler } from '#engine/forms/form-compiler.ts';
import type { CheckContent } from '#server/platform/content/checks/content-checks.ts';

interface Options extends Pick<ContentCheckOptions, 'registry' | 'weighScripts'> {
  readonly forms: Pick<FormCompiler, 'compile'>;
  /** Checks what is long; left out where nobody waits for anything else, as in a command. */
  readonly elsewhere?: CheckContent;
}

/**
 * Letters of content, as JSON, that are checked at once in one turn of the event loop: some 20 ms. A usual page is less, and is not sent to
 * a thread that may have to start first.
 */
const lettersInTurn = 30_000;

/** The engine's checks as the platform asks for them: what the Studio shows, and what keeps content from going live. */
export function createContentChecker({ registry, forms, weighScripts, elsewhere }: Options): CheckContent {
  const here: CheckContent = (entry, site, language) =>
    checkContent(entry, {
      registry,
      site,
      locale: language,
      t: checkWords(language),
      read: readHtmlOnce(),
      ...(weighScripts && { weighScripts }),
      compileForm: async (definition) => (await forms.compile(definition)).findings,
    });
  if (!elsewhere) return here;
  let left = lettersInTurn;
  const takesTurn = (letters: number): boolean => {
    if (letters > left) return false;
    if (left === lettersInTurn)
      setImmediate(() => {
        left = lettersInTurn;
      });
    left -= letters;
    return true;
  };
  return (entry, site, language) =>
    // Forms are compiled in a thread of their own.
    entry.kind === 'form' || takesTurn(JSON.stringify(entry.data).length)
      ? here(entry, site, language)
      : elsewhere(entry, site, language);
}
