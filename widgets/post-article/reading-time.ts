import { placedWords } from '#schemas/search-words.ts';

/** Words an adult reads in a minute, of a text that is to be understood and not only read. */
const wordsPerMinute = 200;

/** Whole minutes somebody needs to read a text of HTML, at least one. Words of tags do not count. */
export function readingMinutes(html: string): number {
  const words = placedWords(html.replace(/<[^>]*>|&#?\w+;/g, ' ')).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
