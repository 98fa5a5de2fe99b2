import { texts as textarea } from './fields/textarea/texts.ts';
import { texts as frame } from './frame/texts.ts';

const parts = [frame, textarea];

const merged = (locale: 'pl' | 'en' | 'ru' | 'uk'): Readonly<Record<string, string>> =>
  Object.assign({}, ...parts.map((part) => part[locale]));

/** Interface words of all fields by language; keys begin with `form.`. */
export const fieldTexts = { pl: merged('pl'), en: merged('en'), ru: merged('ru'), uk: merged('uk') };
