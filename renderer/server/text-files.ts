import { createHash } from 'node:crypto';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { allTexts } from '#engine/resolve/all-texts.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import { type TextSet, textSets } from './text-sets.ts';

/** A set of texts as a module that browsers keep for a year: its name tells its content. */
export interface TextFile extends TextSet {
  /** Where it is fetched from, e.g. `/assets/texts/form.k3Jx09_a.js`. */
  readonly address: string;
}

/** Addresses of the files of texts that there are. What stands in none of them travels with the page. */
export type BuiltTexts = ReadonlySet<string>;

/** Nothing is built: in development, and in tests. */
export const noBuiltTexts: BuiltTexts = new Set();

const ofNoSite: Texts = {};
const known = new WeakMap<Registry, Map<string, readonly TextFile[]>>();

/**
 * What the code says in a language, as files. Languages that say the same share them: one without tables of its own reads those
 * of the language it borrows from.
 */
export function textFilesOf(registry: Registry, locale: string): readonly TextFile[] {
  const byLocale = known.get(registry) ?? new Map<string, readonly TextFile[]>();
  known.set(registry, byLocale);
  const files =
    byLocale.get(locale) ??
    textSets(allTexts(registry, locale, ofNoSite), registry).map((set) => ({
      ...set,
      address: addressOf(set),
    }));
  byLocale.set(locale, files);
  return files;
}

/** Every file of texts, for the languages the code speaks. */
export function allTextFiles(registry: Registry): ReadonlyMap<string, TextFile> {
  const tables = [engineTexts, ...registry.widgets.map(({ texts }) => texts)];
  const locales = new Set(tables.flatMap((table) => Object.keys(table)));
  const files = [...locales].flatMap((locale) => textFilesOf(registry, locale));
  return new Map(files.map((file) => [file.address, file]));
}

/** The module's source. JSON is JavaScript since ES2019. */
export const sourceOf = ({ texts }: Pick<TextSet, 'texts'>): string =>
  `export default${JSON.stringify(texts)}`;

function addressOf(set: TextSet): string {
  const hash = createHash('sha256').update(sourceOf(set)).digest('base64url').slice(0, 8);
  return `/assets/texts/${set.name}.${hash}.js`;
}
