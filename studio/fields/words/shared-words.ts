/** Words of one language of the Studio that belong to no widget alone. English stands in the schemas. */
export interface SharedWords {
  /** Titles and hints of fields, and titles of slots, by their English words. */
  readonly titles: Readonly<Record<string, string>>;
  /** Words of choices, as they are stored. */
  readonly choices: Readonly<Record<string, string>>;
}

const files = import.meta.glob<{ words: SharedWords }>('./shared/*.ts', { eager: true });
const byLocale: ReadonlyMap<string, SharedWords> = new Map(
  Object.entries(files).map(([path, { words }]) => [path.replace(/^.*\/|\.ts$/g, ''), words]),
);

const none: SharedWords = { titles: {}, choices: {} };

/** Words of `shared/<locale>.ts`; none in English. */
export const sharedWords = (locale: string): SharedWords => byLocale.get(locale) ?? none;
