import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { marketingConfigCategory } from '#schemas/config.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { shopConfigCategory } from '#schemas/shop-config.ts';
import { themeConfigCategory } from '#schemas/theme/theme-config.ts';
import { isPublicConfig } from '#server/platform/content/known-configs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names that stand for categories in the code. A new one fails below until it is known here. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    marketingConfigCategory,
    creditConfigCategory,
    shopConfigCategory,
    themeConfigCategory,
  }),
);

test('[widget] whatever category a screen is made with is open to the public, or the screen would never get it', () => {
  const files = globSync('{engine,widgets,ui,renderer}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  const asked = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bcontent\.config\(([^)]+)\)/g)].map(
      ([, argument = '']) => ({ file, category: named.get(argument) ?? argument.replaceAll("'", '') }),
    ),
  );
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter(({ category }) => !isPublicConfig(category))).toEqual([]);
});
