import type { DraftScope } from './draft-scope.ts';

/** The language a caller asked for, before it is known which languages the site has. */
export interface WantedLanguage {
  /** Named in the address: taken as it is. */
  readonly named: string | null;
  /** From Accept-Language, best first: the first one the site has is taken. */
  readonly accepted: readonly string[];
  /** For a preview: the drafts that stand in for what is live. */
  readonly drafts?: DraftScope;
}

const shape = /^([a-z]{2})(?:-([a-z]{2}))?$/i;
const maxRanges = 10;

/** A language tag in the spelling the site uses (`en-GB`); null for anything else. */
function normalise(tag: string): string | null {
  const [, language, region] = shape.exec(tag.trim()) ?? [];
  if (language === undefined) return null;
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`;
}

/** Reads the query's `language` and, where that says nothing, Accept-Language (RFC 9110 12.5.4, lookup of RFC 4647 3.4). */
export function wantedLanguage(named: string | undefined, header: string | undefined): WantedLanguage {
  const language = named === undefined ? null : normalise(named);
  if (language !== null) return { named: language, accepted: [] };
  const ranges = (header ?? '')
    .split(',')
    .slice(0, maxRanges)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { tag: normalise(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  // A range that is not there as a whole stands for its language: en-GB also accepts en.
  const accepted = ranges.flatMap(({ tag }) => (tag === null ? [] : [tag, tag.slice(0, 2)]));
  return { named: null, accepted: [...new Set(accepted)] };
}
