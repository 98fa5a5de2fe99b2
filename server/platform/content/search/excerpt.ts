import { foldWord, placedWords } from '#schemas/search-words.ts';

/** Length of an excerpt in characters, as near as whole words allow. */
export const excerptLength = 160;
/** How far before the find an excerpt may begin, so that the find is read in its sentence. */
const before = 60;

/**
 * The part of a text around the first of the words, whole words only; the beginning when none is there.
 * @param words folded words, as the index knows them
 */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text;
  const placed = placedWords(text);
  const find = placed.find(({ word }) => words.has(foldWord(word)))?.at ?? 0;
  const start = startNear(text, find, placed[0]?.at ?? 0);
  const room = start + excerptLength;
  const last = placed.findLast(({ at, word }) => at >= start && at + word.length <= room);
  // A first word longer than the room is shown whole: half a word says nothing.
  const end = room >= text.length ? text.length : endOf(text, last ?? placed.find(({ at }) => at >= start));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

function startNear(text: string, find: number, first: number): number {
  if (find - first <= before) return 0;
  const window = text.slice(find - before, find);
  const sentence = [...window.matchAll(/[.!?…]\s+/gu)].at(-1);
  if (sentence) return find - before + sentence.index + sentence[0].length;
  const space = window.search(/\s/u);
  return space < 0 ? find : find - before + space + 1;
}

const endOf = (text: string, word: { word: string; at: number } | undefined): number =>
  word ? word.at + word.word.length : text.length;
