import { texts as autocomplete } from './fields/autocomplete/texts.ts';
import { texts as consent } from './fields/consent/texts.ts';
import { texts as date } from './fields/date/texts.ts';
import { texts as file } from './fields/file/texts.ts';
import { texts as multiSelect } from './fields/multi-select/texts.ts';
import { texts as password } from './fields/password/texts.ts';
import { texts as radio } from './fields/radio/texts.ts';
import { texts as select } from './fields/select/texts.ts';
import { texts as textarea } from './fields/textarea/texts.ts';
import { texts as frame } from './frame/texts.ts';

const parts = [frame, textarea, password, date, select, multiSelect, radio, consent, file, autocomplete];

const merged = (locale: 'pl' | 'en' | 'ru' | 'uk'): Readonly<Record<string, string>> =>
  Object.assign({}, ...parts.map((part) => part[locale]));

/** Interface words of all fields by language; keys begin with `form.`. */
export const fieldTexts = { pl: merged('pl'), en: merged('en'), ru: merged('ru'), uk: merged('uk') };
