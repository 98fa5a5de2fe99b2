import { texts as frame } from './frame/texts.ts';

type Texts = typeof frame;
type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<Readonly<Record<keyof Texts, Words>>>('./fields/*/texts.ts', {
  eager: true,
  import: 'texts',
});

const merged = (locale: keyof Texts): Words =>
  Object.assign({}, frame[locale], ...Object.values(files).map((texts) => texts[locale]));

/** Interface words of all fields by language; keys begin with `form.`. */
export const fieldTexts = { pl: merged('pl'), en: merged('en'), ru: merged('ru'), uk: merged('uk') };
