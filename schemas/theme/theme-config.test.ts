import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { refuse } from '../refusals/refuse.ts';
import { contrast } from './contrast.ts';
import { ThemeConfig, themeProblems } from './theme-config.ts';
import { colourNames, colourPairs, colourTokens } from './tokens.ts';

describe('ThemeConfig', () => {
  test.each<object>([
    {},
    { light: { brand: '#123456' } },
    { dark: { paper: '#000000', ink: '#FFFFFF' }, radius: { card: '0', control: '4px' } },
  ])('[widget] takes %j', (theme) => {
    expect(Check(ThemeConfig, theme)).toBe(true);
  });

  test.each<object>([
    { light: { brand: 'red' } },
    { light: { brand: '#12345' } },
    { light: { brand: '#123456;}body{display:none' } },
    { light: { nothing: '#123456' } },
    { light: { constructor: '#123456' } },
    { radius: { card: '1em;color:red' } },
    { radius: { card: 'calc(1px)' } },
    { fonts: {} },
  ])('[sec 22] refuses %j, which is no colour, length or name of ours', (theme) => {
    expect(Check(ThemeConfig, theme)).toBe(false);
  });
});

describe('themeProblems', () => {
  test('[wcag 1.4.3] the identity itself has none', () => {
    expect(themeProblems({ light: {}, dark: {} })).toEqual([]);
    const all = (scheme: 'light' | 'dark') =>
      Object.fromEntries(colourNames.map((name) => [name, colourTokens[name][scheme]]));
    expect(themeProblems({ light: all('light'), dark: all('dark') })).toEqual([]);
  });

  test('[wcag 1.4.3] names the colour that was changed and the pair it breaks', () => {
    const problems = themeProblems({ light: { 'ink-soft': '#999999' } });
    expect(problems).toContainEqual([
      '/light/ink-soft',
      refuse('problem.contrast', { colour: 'ink-soft', ground: 'surface', contrast: 2.84, least: 4.5 }),
    ]);
    expect(problems.every(([pointer]) => pointer === '/light/ink-soft')).toBe(true);
  });

  test('[wcag 1.4.3] a theme without problems holds every pair, whatever it changes', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const changed = fc.dictionary(fc.constantFrom(...colourNames), hex, { maxKeys: 4 });
    fc.assert(
      fc.property(changed, (light) => {
        const colour = (name: (typeof colourNames)[number]) => light[name] ?? colourTokens[name].light;
        const broken = colourPairs.some(
          ({ front, back, atLeast }) => contrast(colour(front), colour(back)) < atLeast,
        );
        expect(themeProblems({ light }).length > 0).toBe(broken);
      }),
    );
  });
});
