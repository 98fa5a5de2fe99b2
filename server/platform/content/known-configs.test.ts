import { describe, expect, test } from 'vitest';
import { entryProblems } from './validate.ts';

const problems = (category: string, values: unknown) =>
  entryProblems({ kind: 'config', key: category, locale: '', data: { category, values } });

describe('configuration the engine reads', () => {
  test('[wcag 1.4.3] a theme nobody could read cannot be stored; the message says which pair and how much', () => {
    expect(problems('theme', { light: { accent: '#ff8855' } })).toMatchObject({
      '/values/light/accent': expect.stringContaining('must be'),
    });
    expect(problems('theme', { light: { accent: '#b3261e' } })).toEqual({});
  });

  test('[sec 22] a theme with anything but colours and lengths cannot be stored', () => {
    expect(Object.keys(problems('theme', { light: { brand: 'url(//evil.example)' } }))).toEqual([
      '/values/light/brand',
    ]);
  });

  test('[widget] credit terms without their parts are refused, each part by name', () => {
    expect(problems('credit', { warnings: [], terms: [{ from: '2026-01-01' }] })).toMatchObject({
      '/values/terms/0/annual_rate_percent': 'is missing',
      '/values/terms/0/example': 'is missing',
    });
  });

  test('a category the engine does not know may hold anything', () => {
    expect(problems('maps', { zoom: 'wide' })).toEqual({});
  });
});
