import { firstTitles } from './polish-titles-first.ts';
import { secondTitles } from './polish-titles-second.ts';

/** Titles and hints of fields in Polish, by their English words; what is not here is shown in English. */
export const polishTitles: ReadonlyMap<string, string> = new Map([...firstTitles, ...secondTitles]);
