import { diffWordsWithSpace } from 'diff';

/** A run of words of a changed text. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are not compared word by word: nobody reads such a comparison, and it takes long. */
const longestText = 20_000;
/** Words of context around a change in a long text. */
const contextLetters = 90;

/** What changed between two texts, word by word; long stretches that stayed are shortened to an ellipsis. */
export function wordChanges(before: string, after: string): WordRun[] {
  if (before.length + after.length > longestText)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  const parts = diffWordsWithSpace(before, after);
  // Where only the spaces stayed, two whole texts read better than a word of each in turn.
  const isOther = !parts.some(({ added, removed, value }) => !added && !removed && value.trim() !== '');
  if (isOther && before !== '' && after !== '')
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return parts.map(({ added, removed, value }, index): WordRun => {
    if (added) return { kind: 'new', text: value };
    if (removed) return { kind: 'gone', text: value };
    return { kind: 'same', text: shorten(value, { first: index === 0, last: index === parts.length - 1 }) };
  });
}

function shorten(text: string, { first, last }: { readonly first: boolean; readonly last: boolean }): string {
  if (text.length <= contextLetters * 2 + 20) return text;
  const start = first ? '' : text.slice(0, contextLetters).replace(/\S*$/, '');
  const end = last ? '' : text.slice(-contextLetters).replace(/^\S*/, '');
  return `${start}…${end}`;
}
