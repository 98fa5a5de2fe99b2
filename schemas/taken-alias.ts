import { reservedAliases } from './screen-alias.ts';
import { systemNames } from './system-names.ts';

/**
 * Whose an address is that no page of its own can have: the document of a fixed screen is shown at the screen's address, calls and files
 * answer at theirs, and the code of a language is where that language begins. Null for a free one.
 * @param locales codes of the site's languages
 */
export function takenAlias(
  alias: string,
  locales: readonly string[],
): 'screen' | 'system' | 'language' | null {
  if (reservedAliases.has(alias)) return 'screen';
  if (systemNames.has(alias)) return 'system';
  return locales.includes(alias) ? 'language' : null;
}
