import { type Static, Type } from 'typebox';
import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { contrast } from './contrast.ts';
import { colourNames, colourPairs, colourTokens, radiusNames, type Scheme, schemes } from './tokens.ts';

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Colour as #rrggbb' });
const Length = Type.String({
  pattern: '^(0|\\d{1,2}(\\.\\d{1,3})?(px|rem))$',
  description: 'Length such as 12px or 0.75rem',
});

/** An object that may have each of these keys and no other. */
const someOf = <K extends string, T extends typeof Colour>(names: readonly K[], value: T) =>
  Type.Partial(Type.Object(Object.fromEntries(names.map((name) => [name, value])) as Record<K, T>), {
    additionalProperties: false,
  });

/** Configuration category `theme`: what a site changes of the identity. What is left out stays as it is. */
export const ThemeConfig = Type.Partial(
  Type.Object({
    light: someOf(colourNames, Colour),
    dark: someOf(colourNames, Colour),
    radius: someOf(radiusNames, Length),
  }),
  { additionalProperties: false },
);
export type ThemeConfig = Static<typeof ThemeConfig>;

/** Category under which it is stored. */
export const themeConfigCategory = 'theme';

/**
 * Pairs of colours that a theme makes too alike to be read (WCAG 2.2, 1.4.3 and 1.4.11): JSON pointer -> message. Only
 * pairs of which the theme changes at least one are looked at.
 */
export function themeProblems(theme: ThemeConfig): Problem[] {
  return schemes.flatMap((scheme) => schemeProblems(theme[scheme] ?? {}, scheme));
}

function schemeProblems(changed: NonNullable<ThemeConfig['light']>, scheme: Scheme): Problem[] {
  const colour = (name: (typeof colourNames)[number]): string => changed[name] ?? colourTokens[name][scheme];
  return colourPairs.flatMap(({ front, back, atLeast }): Problem[] => {
    const culprit = changed[front] !== undefined ? front : changed[back] !== undefined ? back : null;
    const held = contrast(colour(front), colour(back));
    if (culprit === null || held >= atLeast) return [];
    // Cut and not rounded: 4.496 must not read as a 4.5 that was refused.
    const rounded = Math.floor(held * 100) / 100;
    return [
      [
        `/${scheme}/${culprit}`,
        refuse('problem.contrast', { colour: front, ground: back, contrast: rounded, least: atLeast }),
      ],
    ];
  });
}
