import type { StudioLocale } from '../../app/studio-texts.tsx';
import { polishChoices } from './polish-choices.ts';
import { polishTitles } from './polish-titles.ts';

/** What people call a field: the schema's words, which are English, in the language of the Studio. */
export function fieldTitle(title: string, name: string, locale: StudioLocale): string {
  const words = title === '' ? humanised(name) : title;
  return locale === 'pl' ? (polishTitles.get(words) ?? words) : words;
}

/** The schema's hint in the language of the Studio. */
export const fieldHint = (hint: string | undefined, locale: StudioLocale): string | undefined =>
  hint !== undefined && locale === 'pl' ? (polishTitles.get(hint) ?? hint) : hint;

/** A word to choose in words for people: `wide-first` -> `Wide first`. */
export const choiceWord = (word: string, locale: StudioLocale): string =>
  (locale === 'pl' ? polishChoices.get(word) : undefined) ?? humanised(word);

/** `successTitle`, `price_minor` -> `Success title`, `Price minor`. */
function humanised(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words === '' || /^[A-Z]/.test(name)
    ? words
    : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
