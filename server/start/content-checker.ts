import { type ContentCheckOptions, checkContent } from '#engine/content-check/check-content.ts';
import { checkWords } from '#engine/content-check/check-words.ts';
import type { FormCompiler } from '#engine/forms/form-compiler.ts';
import type { CheckContent } from '#server/platform/content/checks/content-checks.ts';

interface Options extends Pick<ContentCheckOptions, 'registry' | 'weighScripts'> {
  readonly forms: Pick<FormCompiler, 'compile'>;
}

/** The engine's checks as the platform asks for them: what the Studio shows, and what keeps content from going live. */
export function createContentChecker({ registry, forms, weighScripts }: Options): CheckContent {
  return (entry, site, language) =>
    checkContent(entry, {
      registry,
      site,
      locale: language,
      t: checkWords(language),
      ...(weighScripts && { weighScripts }),
      compileForm: async (definition) => (await forms.compile(definition)).findings,
    });
}
