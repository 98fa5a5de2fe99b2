import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colourPairs, colourTokens, schemes } from './tokens.ts';

describe('contrast', () => {
  test('[wcag 1.4.3] black on white is 21, a colour on itself 1, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#0c5a52', '#0c5a52')).toBe(1);
    // The example of WebAIM's checker: the lightest grey that passes on white.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(schemes)('the %s colours', (scheme) => {
  test.each(colourPairs.map((pair) => [pair.front, pair.back, pair.atLeast] as const))(
    '[wcag 1.4.3] %s on %s holds %d',
    (front, back, atLeast) => {
      expect(contrast(colourTokens[front][scheme], colourTokens[back][scheme])).toBeGreaterThanOrEqual(
        atLeast,
      );
    },
  );
});
