import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { type Block, Page } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import { engineTexts } from '../i18n/engine-texts.ts';
import { defaultDocument } from './default-document.ts';
import { layoutRegions } from './layout-regions.ts';
import { problemDocument } from './problem-document.ts';

const fixed: readonly Route[] = routes.filter((route) => !isCatchAll(route));
const polish = engineTexts['pl'] ?? {};
const block = (id: string, type = 'text'): Block => ({ id, type, props: {} });
const layoutPage = (blocks: Block[]): Page => ({
  alias: 'layout-default',
  title: 'x',
  layout: 'default',
  blocks,
});

describe('[spec 2] default documents', () => {
  test.each(fixed)('$path has one, with a title in the interface texts', (route) => {
    const page = defaultDocument(route);
    expect(Check(Page, page)).toBe(true);
    expect(page.alias).toBe(screenAlias(route));
    expect(page.blocks.length).toBeGreaterThan(0);
    expect(Object.hasOwn(polish, page.title)).toBe(true);
  });

  test('[truth] a way in from a message offers no way out; the way back from a payment has header and logo', () => {
    const empty = fixed.filter((route) => defaultDocument(route).layout === 'empty').map(({ path }) => path);
    expect(empty).toEqual(['/signin/one-click', '/authlink/{token?}']);
  });

  test('[issue 16] all visits share one document, which none of them can change', () => {
    const route: Route = { path: '/bpm-error', anonymous: 'open', customer: 'open', group: 'other' };
    const [block] = defaultDocument(route).blocks;
    expect(defaultDocument(route).blocks[0]).toBe(block);
    expect(() => Object.assign(block?.props ?? {}, { phone: '0' })).toThrow(TypeError);
  });
});

describe('[spec 8] error screens', () => {
  test.each([
    [404, 'not-found-slider'],
    [500, 'process-error'],
    [503, 'site-offline'],
    [555, 'process-error'],
  ] as const)('%i shows %s and stays out of search engines', (status, type) => {
    const page = problemDocument({ status, message: 'x' });
    expect(Check(Page, page)).toBe(true);
    expect(page).toMatchObject({ noindex: true, blocks: [{ type }] });
    expect(Object.hasOwn(polish, page.title)).toBe(true);
  });

  test('[issue 19] the same problem of a site has one document, and what the host says of it another each time', () => {
    const [site, other] = [{ phone: '12 000 00 00' }, { phone: '12 000 00 01' }];
    const lost = problemDocument({ status: 404, message: 'x' }, site);
    expect(problemDocument({ status: 404, message: 'x' }, site)).toBe(lost);
    expect(Object.isFrozen(lost.blocks)).toBe(true);
    expect(problemDocument({ status: 500, message: 'x' }, site)).not.toBe(lost);
    expect(problemDocument({ status: 500, message: 'x' }, other).blocks).not.toEqual(
      problemDocument({ status: 500, message: 'x' }, site).blocks,
    );
    const said = (text: string) => problemDocument({ status: 503, message: 'x', text }, site);
    expect(said('Back at noon').blocks).not.toEqual(said('Back at one').blocks);
  });

  test('503 says what the host says', () => {
    const page = problemDocument({ status: 503, message: 'Site is offline', text: 'Back at noon' });
    expect(page.blocks[0]?.props).toEqual({ text: 'Back at noon' });
  });
});

describe('[issue 13] how the lender is reached, in what the code ships', () => {
  const site = { name: 'Kredyt', phone: '12 000 00 00', hours: 'pon.–pt. 9–17', email: 'a@kredyt.example' };
  const propsOf = (contact: Readonly<Record<string, unknown>>) => {
    const { header, footer } = layoutRegions('default', null, contact);
    const offline = problemDocument({ status: 503, message: 'x', text: 'Back at noon' }, contact);
    const failed = problemDocument({ status: 500, message: 'x' }, contact);
    const screen = fixed.find(({ path }) => path === '/bpm-error');
    const blocks = [header, footer, offline.blocks, failed.blocks];
    return [...blocks, screen ? defaultDocument(screen, contact).blocks : []].map(([first]) => first?.props);
  };

  test('comes from the configuration of the site', () => {
    const { phone, hours, email } = site;
    expect(propsOf(site)).toEqual([
      { phone, hours },
      { phone, hours, email },
      { phone, text: 'Back at noon' },
      { phone },
      { phone },
    ]);
  });

  test('is left out where it is not configured, is no text or does not fit', () => {
    const nothing = [{}, {}, { text: 'Back at noon' }, {}, {}];
    expect(propsOf({})).toEqual(nothing);
    expect(propsOf({ phone: 1, hours: null, email: '' })).toEqual(nothing);
    expect(propsOf({ phone: '1'.repeat(31), hours: 'x'.repeat(81), email: 'x'.repeat(101) })).toEqual(
      nothing,
    );
  });
});

describe('[layout] header and footer', () => {
  test('the default layout has both, the empty one none', () => {
    const { header, footer } = layoutRegions('default', null);
    expect([header, footer].map((region) => region.map(({ type }) => type))).toEqual([
      ['site-header'],
      ['site-footer'],
    ]);
    expect(layoutRegions('empty', layoutPage([block('a'), block('m', 'page-content')]))).toEqual({
      header: [],
      footer: [],
    });
  });

  test('a layout document says what stands before and after the page', () => {
    const document = layoutPage([
      block('a'),
      block('m', 'page-content'),
      block('b'),
      block('n', 'page-content'),
      block('c'),
    ]);
    expect(layoutRegions('default', document)).toEqual({
      header: [block('a')],
      footer: [block('b'), block('c')],
    });
  });

  test('one that does not say where the page goes is not used', () => {
    expect(layoutRegions('default', layoutPage([block('a')]))).toEqual(layoutRegions('default', null));
  });
});
