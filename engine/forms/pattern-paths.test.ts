import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPaths, withoutBounds } from './pattern-paths.ts';

/** Small patterns of bounded repetitions, groups and alternatives over two letters. */
const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', '[ab]'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}${other}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
      .map(([one, min, more]) => `(?:${one}){${min},${min + more}}`),
  ),
}));
const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });

describe('[sec 29] how a pattern reads a text', () => {
  test('property: what matches with bounds matches without them', () => {
    fc.assert(
      fc.property(pattern, text, (source, given) => {
        const [bounded, free] = [source, withoutBounds(source)].map((one) => new RegExp(`^(?:${one})$`, 'u'));
        expect(!bounded?.test(given) || free?.test(given)).toBe(true);
      }),
    );
  });

  test('property: no text is read in more ways than are counted', () => {
    fc.assert(
      fc.property(pattern, text, (source, given) => {
        expect(readings(source, given)).toBeLessThanOrEqual(countPaths(source, 6));
      }),
    );
  });

  test.each([
    ['(a{0,9}){0,9}', 1_111_111_111],
    ['a{2,4}b?', 6],
    ['(?:ab|b){3}', 8],
    ['(?<=a?)b', 2],
  ])('%s can be gone through in %d ways', (source, ways) => expect(countPaths(source, 100)).toBe(ways));
});

/** How often a matcher that backtracks comes to the end of the pattern: it is told each time that this was not it. */
function readings(source: string, given: string): number {
  let ends = 0;
  const nodes = parse(source);
  const run = (at: number, place: number): void => {
    const node = nodes[at];
    if (node === undefined) {
      ends++;
      return;
    }
    for (const next of node(place)) run(at + 1, next);
  };
  run(0, 0);
  return ends;

  /** Each part says at which places of the text it can end. */
  type Part = (place: number) => number[];
  function parse(of: string): Part[] {
    const parts: Part[] = [];
    for (let at = 0; at < of.length; ) {
      const end = endOf(of, at);
      const atom = of.slice(at, end);
      const bounds = /^\{(\d+),(\d+)\}/.exec(of.slice(end));
      const part: Part = atom.startsWith('(?:')
        ? alternatives(atom.slice(3, -1))
        : (place) => (place < given.length && atom.includes(given[place] ?? '-') ? [place + 1] : []);
      parts.push(bounds ? repeated(part, Number(bounds[1]), Number(bounds[2])) : part);
      at = end + (bounds?.[0].length ?? 0);
    }
    return parts;
  }
  function alternatives(of: string): Part {
    const cut = topLevelBar(of);
    if (cut === -1) return inARow(parse(of));
    const [one, other] = [inARow(parse(of.slice(0, cut))), alternatives(of.slice(cut + 1))];
    return (place) => [...one(place), ...other(place)];
  }
  function inARow(parts: readonly Part[]): Part {
    return (place) => parts.reduce((places, part) => places.flatMap(part), [place]);
  }
  function repeated(part: Part, min: number, max: number): Part {
    return (place) => {
      const found: number[] = [];
      let places = [place];
      for (let round = 0; round <= max; round++) {
        if (round >= min) found.push(...places);
        places = places.flatMap(part);
      }
      return found;
    };
  }
}

/** Where the atom that begins at a place ends: a letter, a class or a group. */
function endOf(of: string, at: number): number {
  if (of[at] === '[') return of.indexOf(']', at) + 1;
  if (of[at] !== '(') return at + 1;
  let depth = 0;
  for (let place = at; place < of.length; place++) {
    if (of[place] === '(') depth++;
    if (of[place] === ')' && --depth === 0) return place + 1;
  }
  return of.length;
}

function topLevelBar(of: string): number {
  let depth = 0;
  for (let place = 0; place < of.length; place++) {
    if (of[place] === '(') depth++;
    if (of[place] === ')') depth--;
    if (of[place] === '|' && depth === 0) return place;
  }
  return -1;
}
