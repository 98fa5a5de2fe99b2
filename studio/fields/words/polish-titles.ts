/** Titles and hints of fields in Polish, by their English words. */
export const polishTitles: ReadonlyMap<string, string> = new Map(Object.entries({}));
