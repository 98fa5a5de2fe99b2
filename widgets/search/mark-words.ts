import { foldWord, placedWords, wordStem } from '#schemas/search-words.ts';

export interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

/**
 * A text in parts, those that were looked for marked. A word counts when it begins like a word of the question without
 * its ending: the search finds other cases of a word, so they are marked, too.
 */
export function markWords(text: string, question: string): MarkedPart[] {
  const stems = placedWords(question).map(({ word }) => wordStem(foldWord(word)));
  const isFound = (word: string) => {
    const folded = foldWord(word);
    return stems.some((stem) => (stem.length > 2 ? folded.startsWith(stem) : folded === stem));
  };
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { word, at } of placedWords(text)) {
    if (!isFound(word)) continue;
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    parts.push({ text: word, found: true });
    from = at + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}
