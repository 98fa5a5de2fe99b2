import { existsSync } from 'node:fs';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { SiteConfig } from '#schemas/config.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { CurrencyLookupItem } from '#schemas/lookup.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { routes } from '#schemas/routes.ts';
import type { SiteExport } from '../seed.ts';
import { entryProblems } from '../validate.ts';
import { pictureAt } from './goods/picture.ts';
import { shopSite, sites } from './index.ts';
import { stringsOf } from './strings-of.ts';

type SiteEntry = SiteExport['entries'][number];

const publicFolder = new URL('../../../../public/', import.meta.url);
const all = [...sites.values()].map((site) => [site.name, site.entries] as const);

const documents = (entries: readonly SiteEntry[]) =>
  entries.filter((entry) => entry.kind === 'page').map((entry) => entry.data as PageDocument);
const blocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...blocksOf(Object.values(block.slots ?? {}).flat())]);

const isPath = (text: string) => /^[/#][a-z0-9#-][^\s<]*$/.test(text);
const linksOf = (data: unknown) =>
  stringsOf(data).flatMap((text) =>
    isPath(text) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );

const routePatterns = routes
  .filter((route) => route.path !== '/{alias}')
  .map(
    (route) =>
      new RegExp(`^${route.path.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`),
  );

describe.each(all)('[spec 3] the site %s', (_name, entries) => {
  test('holds only entries that the platform would store', () => {
    const faults = entries.flatMap(({ kind, key, locale = '', data }) => {
      const problems = entryProblems({ kind, key, locale, data });
      return Object.keys(problems).length === 0 ? [] : [{ kind, key, problems }];
    });
    expect(faults).toEqual([]);
  });

  test('names a locale of its languages for exactly the kinds that are kept per locale', () => {
    const locales = entries.filter(({ kind }) => kind === 'language').map(({ key }) => key);
    for (const { kind, key, locale } of entries)
      if (contentKinds[kind].perLocale) expect(locales, `${kind} ${key}`).toContain(locale);
      else expect(locale, `${kind} ${key}`).toBeUndefined();
  });

  test('has one default language', () => {
    const defaults = entries.filter(
      ({ kind, data }) => kind === 'language' && (data as { is_default: boolean }).is_default,
    );
    expect(defaults).toHaveLength(1);
  });

  test('keeps each entry once, and every document under its own alias', () => {
    const names = entries.map(({ kind, key, locale }) => `${kind} ${key} ${locale ?? ''}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { kind, key, data } of entries)
      if (kind === 'page') expect((data as PageDocument).alias).toBe(key);
  });

  test('gives every block of a page an id of its own', () => {
    for (const page of documents(entries)) {
      const ids = blocksOf(page.blocks).map(({ id }) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page.alias,
      ).toEqual([]);
    }
  });

  test('links to pages and routes that exist', () => {
    const pages = new Set(documents(entries).map(({ alias }) => `/${alias}`));
    const links = entries.filter(({ kind }) => kind !== 'redirect-rule').flatMap(({ data }) => linksOf(data));
    const dead = links
      .filter((link) => link.startsWith('/') && !existsSync(new URL(`.${link}`, publicFolder)))
      .filter((link) => pictureAt(link) === undefined)
      .map((link) => link.replace(/[#?].*$/, '').replace(/\*$/, ''))
      .filter((link) => !pages.has(link) && !routePatterns.some((pattern) => pattern.test(link)));
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(10);
  });

  test('jumps only to blocks of the same page', () => {
    for (const page of documents(entries)) {
      const anchors = blocksOf(page.blocks).map(({ id }) => `#${id}`);
      for (const link of linksOf(page.blocks).filter((link) => link.startsWith('#')))
        expect(anchors, page.alias).toContain(link);
    }
  });

  test('shows only pictures that exist', () => {
    const pictures = entries
      .flatMap(({ data }) => stringsOf(data))
      .filter((text) => /\.(svg|png|jpe?g|webp)$/.test(text));
    expect(
      pictures.filter(
        (path) => pictureAt(path) === undefined && !existsSync(new URL(`.${path}`, publicFolder)),
      ),
    ).toEqual([]);
    expect(pictures.length).toBeGreaterThan(3);
  });

  test('keeps numbers whole at line ends, with no-break spaces: 20 000 zł, 24 miesiące', () => {
    const apart = /.{0,20}\d (?=\d{3}\b|zł|mies|dni|minut|r\.|[pP]LN).{0,10}/g;
    // Header and footer give the number of the helpline a line of its own: there is no text around it to break.
    const inText = entries.filter(({ kind, key }) => kind !== 'page' || key !== 'layout-default');
    const torn = inText.flatMap(({ kind, key, data }) =>
      stringsOf(data).flatMap((text) => [...text.matchAll(apart)].map(([near]) => `${kind} ${key}: ${near}`)),
    );
    expect(torn).toEqual([]);
  });

  test('translates each text of a block into every language but the default one', () => {
    const others = entries
      .filter(({ kind, data }) => kind === 'language' && !(data as { is_default: boolean }).is_default)
      .map(({ key }) => key);
    for (const page of documents(entries))
      for (const block of blocksOf(page.blocks).filter(({ locales }) => locales)) {
        expect(Object.keys(block.locales ?? {}), `${page.alias} ${block.id}`).toEqual(others);
        const [first, ...rest] = Object.values(block.locales ?? {}).map((texts) => Object.keys(texts));
        for (const pointers of rest) expect(pointers, `${page.alias} ${block.id}`).toEqual(first);
        for (const pointer of first ?? []) expect(typeof at(block.props, pointer), pointer).toBe('string');
      }
  });

  test('reads only view blocks, carousels and entities that it holds, in each of its languages', () => {
    const locales = entries.filter(({ kind }) => kind === 'language').map(({ key }) => key);
    const held = new Set(entries.map(({ kind, key, locale }) => `${kind} ${key.split('/')[0]} ${locale}`));
    const sources = new Map([
      ['view-block', ['view-block', 'key']],
      ['carousel', ['carousel', 'alias']],
      ['custom-entity-list', ['custom-entity', 'type']],
    ]);
    for (const { type, props } of documents(entries).flatMap((page) => blocksOf(page.blocks))) {
      const [kind, prop = ''] = sources.get(type) ?? [];
      if (kind && props[prop] !== undefined)
        for (const locale of locales) expect(held).toContain(`${kind} ${String(props[prop])} ${locale}`);
    }
  });
});

/** The value a JSON pointer names. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, step) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
          ? Reflect.get(inner, step)
          : undefined,
      value,
    );
}

describe('[spec 2] the shop', () => {
  const dataOf = (kind: SiteEntry['kind'], key: string) =>
    shopSite.entries.find((entry) => entry.kind === kind && entry.key === key)?.data;

  test('speaks Polish only', () => {
    expect(shopSite.entries.filter(({ kind }) => kind === 'language').map(({ key }) => key)).toEqual(['pl']);
  });

  test('has the menus and lookups that the product asks for', () => {
    for (const menu of ['main', 'bottom', 'main-auth', 'loan']) expect(dataOf('menu', menu)).toBeDefined();
    for (const lookup of [
      'registerConsents',
      'checkoutConsents',
      'getRequiredConsents',
      'formConsents',
      'resaleConsents',
      'cardBlockReason',
      'employment',
    ])
      expect(dataOf('lookup', lookup)).toBeDefined();
  });

  test('configures the site by its schema and lists currencies by theirs', () => {
    expect(Check(SiteConfig, (dataOf('config', 'site') as { values: unknown }).values)).toBe(true);
    for (const currency of dataOf('lookup', 'currency') as unknown[])
      expect(Check(CurrencyLookupItem, currency)).toBe(true);
  });

  test('redirects to pages that exist and away from none', () => {
    const aliases = documents(shopSite.entries).map(({ alias }) => `/${alias}`);
    for (const { data } of shopSite.entries.filter(({ kind }) => kind === 'redirect-rule')) {
      const rule = data as { url: string; url_to: string };
      expect(aliases).toContain(rule.url_to);
      expect(aliases).not.toContain(rule.url);
    }
  });

  test('[law] states the example and the warning on every page with a calculator or a table of costs', () => {
    for (const page of documents(shopSite.entries)) {
      const blocks = blocksOf(page.blocks);
      if (blocks.some(({ type }) => type === 'loan-calculator' || type === 'table'))
        expect(
          // The calculator brings both itself; a table of figures needs the blocks beside it.
          blocks.some(({ type }) => type === 'loan-calculator') ||
            ['representative-example', 'cost-warning'].every((law) =>
              blocks.some(({ type }) => type === law),
            ),
          page.alias,
        ).toBe(true);
    }
  });
});
