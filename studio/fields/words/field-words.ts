import type { WidgetWords } from '#registry/studio-words.ts';
import { sharedWords } from './shared-words.ts';

/** Words that go before those all share: of the widget whose fields are shown. */
export type OwnWords = Pick<WidgetWords, 'titles' | 'choices'>;

/** How fields, their hints and choices are called in front of people. */
export interface FieldWords {
  /** A schema's title; where it has none, the property's name in words. */
  readonly title: (title: string, name: string) => string;
  readonly hint: (hint: string | undefined) => string | undefined;
  /** A word to choose in words for people: `wide-first` -> `Wide first`. */
  readonly choice: (word: string) => string;
}

/** The schema's words, which are English, in the language of the Studio; what nobody translated stays as it is. */
export function fieldWords(locale: string, own?: OwnWords): FieldWords {
  const shared = sharedWords(locale);
  const say = (english: string): string =>
    wordIn(own?.titles, english) ?? wordIn(shared.titles, english) ?? english;
  return {
    title: (title, name) => say(title === '' ? humanised(name) : title),
    hint: (hint) => hint && say(hint),
    choice: (word) => wordIn(own?.choices, word) ?? wordIn(shared.choices, word) ?? humanised(word),
  };
}

/** Words may come from content, e.g. the fields of a custom type: `constructor` is no word of ours. */
const wordIn = (words: Readonly<Record<string, string>> | undefined, word: string): string | undefined =>
  words && Object.hasOwn(words, word) ? words[word] : undefined;

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
