import { polishProblems } from './polish-problems.ts';
import { polishRefusals } from './polish-refusals.ts';

interface Sentence {
  readonly shape: RegExp;
  readonly polish: string;
}

/** A sentence with places as a pattern; those with more fixed words are tried first. */
const sentences: readonly Sentence[] = [...polishRefusals, ...polishProblems]
  .toSorted(([a], [b]) => fixedLetters(b) - fixedLetters(a))
  .map(([english, polish]) => ({
    shape: new RegExp(
      `^${english
        .split(/\{\d\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+?)')}$`,
      'su',
    ),
    polish,
  }));

function fixedLetters(english: string): number {
  return english.replace(/\{\d\}/g, '').length;
}

/** A sentence of the platform in Polish; undefined for one that is not known, such as one that already is. */
export function inPolish(english: string): string | undefined {
  for (const { shape, polish } of sentences) {
    const found = shape.exec(english);
    if (found) return polish.replace(/\{(\d)\}/g, (_, place) => found[Number(place) + 1] ?? '');
  }
  return undefined;
}

/** Says what the platform said in the language of the person at the Studio; what is not known stays as it is. */
export const sayRefusal = (english: string, locale: string): string =>
  locale === 'pl' ? (inPolish(english) ?? english) : english;
