import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourNames, colourTokens } from '#schemas/theme/tokens.ts';
import { prepareTheme } from './prepare-theme.ts';

describe('prepareTheme', () => {
  test('[widget] a site without a theme adds nothing', () => {
    expect(prepareTheme({})).toMatchObject({ css: '', hash: '', refused: [] });
    expect(prepareTheme({ light: {}, radius: {} }).css).toBe('');
  });

  test('[widget] changes each scheme by itself', () => {
    const { css } = prepareTheme({
      light: { brand: '#123456' },
      dark: { brand: '#abcdef', paper: '#000000' },
      radius: { card: '4px' },
    });
    expect(css).toBe(
      '@media (prefers-color-scheme:light){:root{--color-brand:#123456}}' +
        '@media (prefers-color-scheme:dark){:root{--color-paper:#000000;--color-brand:#abcdef}}' +
        ':root{--radius-card:4px}',
    );
  });

  test('[widget] tells the browser the ground of each scheme', () => {
    expect(prepareTheme({ dark: { paper: '#101010' } }).ground).toEqual({
      light: colourTokens.paper.light,
      dark: '#101010',
    });
  });

  test('[sec 22] the hash is that of the very text', () => {
    const { css, hash } = prepareTheme({ light: { brand: '#123456' } });
    expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  });

  test('[sec 22] nothing of a malformed theme is used, and what is wrong is said', () => {
    const theme = { light: { brand: '#123456', ink: '#fff}</style><script>' } };
    expect(prepareTheme(theme)).toMatchObject({ css: '', hash: '' });
    expect(prepareTheme(theme).refused.join()).toContain('theme/light/ink');
  });

  test('[sec 22] whatever stands in the configuration, the style sheet cannot be left', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('#123456', '</style>', '#12345;', '}'));
    const colours = fc.dictionary(fc.oneof(fc.constantFrom(...colourNames), fc.string()), value, {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(fc.record({ light: colours, dark: colours }, { requiredKeys: [] }), (theme) => {
        expect(prepareTheme(theme).css).toMatch(
          /^(@media \(prefers-color-scheme:(light|dark)\)\{:root\{[-a-z:#0-9A-F;]+\}\})*$/i,
        );
      }),
    );
  });
});
