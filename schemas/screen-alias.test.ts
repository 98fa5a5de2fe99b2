import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { Alias } from '#schemas/names.ts';
import { routes } from './routes.ts';
import { isCatchAll, layoutAlias, reservedAliases, screenAlias } from './screen-alias.ts';

const fixed = routes.filter((route) => !isCatchAll(route));

describe('[spec 2] alias of a fixed screen', () => {
  test.each([
    ['/', 'home'],
    ['/active-contract/main-card', 'active-contract-main-card'],
    ['/active-contract', 'active-contract'],
    ['/signin/{form?}', 'signin'],
    ['/signin/one-click', 'signin-one-click'],
    ['/posts/{alias}', 'posts-item'],
    ['/posts/categories/{alias}', 'posts-categories-item'],
    ['/category/{id}/goods/{good_id}', 'category-goods-item'],
  ])('%s is kept as %s', (path, alias) => {
    expect(screenAlias({ path })).toBe(alias);
  });

  test('each has one of its own that the page schema accepts', () => {
    const aliases = fixed.map(screenAlias);
    expect(new Set(aliases).size).toBe(fixed.length);
    for (const alias of aliases) expect(Check(Alias, alias), alias).toBe(true);
  });

  test('all of them and the layouts are reserved', () => {
    for (const route of fixed) expect(reservedAliases.has(screenAlias(route))).toBe(true);
    expect(reservedAliases.has(layoutAlias('default'))).toBe(true);
    expect(reservedAliases.has(layoutAlias('empty'))).toBe(true);
    expect(reservedAliases.has('about')).toBe(false);
  });
});
