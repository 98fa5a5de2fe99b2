import { describe, expect, test } from 'vitest';
import { messagesOf } from '../http/platform-error.ts';
import { entryProblems } from './validate.ts';

const problems = (category: string, values: unknown) =>
  messagesOf(entryProblems({ kind: 'config', key: category, locale: '', data: { category, values } }));

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

  test('[forms] auth groups without a title, named twice or with two defaults are refused where it is wrong', () => {
    const group = (alias: string, is_default = false) => ({ alias, title: { pl: alias }, is_default });
    expect(problems('auth-groups', { groups: [group('personal', true), group('partner')] })).toEqual({});
    expect(problems('auth-groups', { groups: [{ alias: 'personal' }] })).toEqual({
      '/values/groups/0/title': 'is missing',
    });
    expect(Object.keys(problems('auth-groups', { groups: [group('a', true), group('a', true)] }))).toEqual([
      '/values/groups/1/alias',
      '/values/groups/1/is_default',
    ]);
  });

  test('[issue 17] a way of delivery is named once and ends after it begins; less than 14 days to give goods back is refused', () => {
    const way = (alias: string, from = 1, to = 2) => ({
      alias,
      titles: { pl: alias },
      to: 'address',
      price_minor: 1299,
      days: { from, to },
    });
    const shop = (delivery: object[], return_days = 14) => ({ currency: 'PLN', delivery, return_days });
    expect(problems('shop', shop([way('kurier'), way('punkt')]))).toEqual({});
    expect(Object.keys(problems('shop', shop([way('kurier'), way('kurier', 3, 2)])))).toEqual([
      '/values/delivery/1/alias',
      '/values/delivery/1/days/to',
    ]);
    expect(Object.keys(problems('shop', shop([], 7)))).toEqual(['/values/return_days']);
  });

  test('[spec 5] password rules that are incomplete, or that no password could keep, are refused', () => {
    const rules = { lower_case: true, upper_case: false, digit: true, special: false };
    expect(problems('password-rules', { ...rules, min_length: 12, max_length: 128 })).toEqual({});
    expect(Object.keys(problems('password-rules', { ...rules, min_length: 20, max_length: 10 }))).toEqual([
      '/values/max_length',
    ]);
    expect(Object.keys(problems('password-rules', rules))).toEqual([
      '/values/min_length',
      '/values/max_length',
    ]);
  });

  test('a category the engine does not know may hold anything', () => {
    expect(problems('maps', { zoom: 'wide' })).toEqual({});
  });
});
