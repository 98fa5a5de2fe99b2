import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import type { Config } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { Good } from '#schemas/good.ts';
import type { Post } from '#schemas/post.ts';
import { sites } from './index.ts';

const all = [...sites.values()].map((site) => [site.name, site.entries] as const);

describe.each(all)('[spec 3] posts, goods and offers of the site %s', (_name, entries) => {
  const locales = entries.filter(({ kind }) => kind === 'language').map(({ key }) => key);

  test('puts posts and goods into categories that it holds, in the same language', () => {
    const named = new Set(entries.map(({ kind, key, locale }) => `${kind} ${key} ${locale}`));
    const wanted = entries.flatMap(({ kind, data, locale }) => {
      if (kind === 'post')
        return (data as Post).categories.map((alias) => `post-category ${alias} ${locale}`);
      if (kind === 'faq-item') return [`faq-category ${(data as FaqItem).category} ${locale}`];
      return kind === 'good' ? [`good-category ${(data as Good).category} ${locale}`] : [];
    });
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  });

  test('has every post, article and offer in each of its languages', () => {
    const kinds = new Set([
      'post',
      'post-category',
      'faq-item',
      'faq-category',
      'good',
      'good-category',
      'lead-offer',
    ]);
    const found = Map.groupBy(
      entries.filter(({ kind }) => kinds.has(kind)),
      ({ kind, key }) => `${kind} ${key}`,
    );
    expect(found.size).toBeGreaterThan(5);
    for (const [name, versions] of found)
      expect(versions.map(({ locale }) => locale).sort(), name).toEqual(locales.toSorted());
  });

  test('writes posts as clean HTML under headings of the second level', () => {
    for (const { kind, key, data } of entries.filter(({ kind }) => kind === 'post')) {
      const { content } = data as Post;
      const tags = [...content.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
      const names = new Set(tags.map((tag) => tag[1]));
      expect(
        [...names].filter((name) => !/^(p|h2|ul|li|strong|a)$/.test(name ?? '')),
        `${kind} ${key}`,
      ).toEqual([]);
      expect(
        tags.map((tag) => tag[2] ?? '').filter((rest) => !/^( href="\/[^"]*")?$/.test(rest)),
        key,
      ).toEqual([]);
      expect(content.match(/<h2>/g)?.length ?? 0, key).toBeGreaterThan(0);
    }
  });

  test('[law] names the lowest price beside every reduced one, and a reduction that is one', () => {
    const reduced = entries
      .filter(({ kind }) => kind === 'good')
      .map(({ data }) => data as Good)
      .filter(({ old_price_minor }) => old_price_minor !== undefined);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { alias, price_minor, lowest_price_minor = 0, old_price_minor = 0 } of reduced) {
      expect(lowest_price_minor, alias).toBeGreaterThan(price_minor);
      expect(old_price_minor, alias).toBeGreaterThanOrEqual(lowest_price_minor);
    }
  });

  test('[law] configures the warning in every language and terms in force', () => {
    const config = entries.find(({ kind, key }) => kind === 'config' && key === creditConfigCategory);
    const values: unknown = (config?.data as Config | undefined)?.values;
    if (!Check(CreditConfig, values)) throw new Error('the category credit has another form');
    for (const { texts } of values.warnings)
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(locales));
    expect(values.terms.length).toBeGreaterThan(0);
  });
});
