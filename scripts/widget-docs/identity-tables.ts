import { contrast } from '#schemas/theme/contrast.ts';
import { colourNames, colourPairs, colourTokens, radiusNames, radiusTokens } from '#schemas/theme/tokens.ts';
import { code, markdownTable } from './markdown-table.ts';

/** Tables of docs/identity.md by name. */
export const identityTables = (): ReadonlyMap<string, string> =>
  new Map([
    ['colours', colours()],
    ['pairs', pairs()],
    ['corners', corners()],
  ]);

const colours = (): string =>
  markdownTable(
    ['Token', 'Use', 'Light', 'Dark'],
    colourNames.map((name) => {
      const { use, light, dark } = colourTokens[name];
      return [code(name), use, code(light), code(dark)];
    }),
  );

/** One line a ground: what may stand on it, with the lower contrast of the two schemes. */
function pairs(): string {
  const byGround = [...Map.groupBy(colourPairs, ({ back }) => back)];
  const worst = (pair: (typeof colourPairs)[number]): string => {
    const [front, back] = [colourTokens[pair.front], colourTokens[pair.back]];
    return Math.min(contrast(front.light, back.light), contrast(front.dark, back.dark)).toFixed(1);
  };
  const list = (of: typeof colourPairs, atLeast: number) =>
    of
      .filter((pair) => pair.atLeast === atLeast)
      .map((pair) => `${pair.front} ${worst(pair)}`)
      .join(', ');
  return markdownTable(
    ['On', 'Words (4.5 or more)', 'Borders and rings (3 or more)'],
    byGround.map(([ground, of]) => [code(ground), list(of, 4.5), list(of, 3)]),
  );
}

const corners = (): string =>
  markdownTable(
    ['Token', 'Value', 'Use'],
    radiusNames.map((name) => [code(name), radiusTokens[name].value, radiusTokens[name].use]),
  );
