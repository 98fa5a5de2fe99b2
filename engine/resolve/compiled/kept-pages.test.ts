import { expect, test } from 'vitest';
import { deepFreeze } from '../../content/deep-freeze.ts';
import { block, page, testRegistry } from '../fake-site.ts';
import { compileProps } from './compile-props.ts';
import { createKeptPages } from './kept-pages.ts';

const prose = testRegistry.get('prose');

test('[issue 16] pages that nobody asked for lately lose what is kept of them, so that a site of any size fits', () => {
  const forgotten: string[] = [];
  const kept = createKeptPages(({ alias }) => forgotten.push(alias), 20_000);
  const pages = Array.from({ length: 10 }, (_, at) =>
    deepFreeze(page(`page-${at}`, [block('prose', { html: `<p>${'text '.repeat(1000)}</p>` })])),
  );
  for (const one of pages) {
    kept.use(one);
    // Everybody reads the first.
    if (pages[0]) kept.use(pages[0]);
  }
  expect(forgotten).toEqual(['page-1', 'page-2', 'page-3', 'page-4', 'page-5', 'page-6', 'page-7']);
});

test('[issue 16] a forgotten page is compiled again', async () => {
  const big = deepFreeze(page('big', [block('prose', { html: `<p>${'text '.repeat(1000)}</p>` })]));
  const other = deepFreeze(page('other', [block('prose', { html: `<p>${'word '.repeat(1000)}</p>` })]));
  const kept = createKeptPages(() => undefined, 7000);
  const [stored] = big.blocks;
  if (!prose || !stored) throw new Error('no block');
  let cleaned = 0;
  const sanitise = (html: string) => {
    cleaned += 1;
    return html;
  };
  const visit = async () => {
    kept.use(big);
    await compileProps(prose, stored, sanitise);
  };
  await visit();
  await visit();
  expect(cleaned).toBe(1);
  kept.use(other);
  await visit();
  expect(cleaned).toBe(2);
});

test('[issue 16] what a new version of a page has in common with the one before is kept, however many versions were published', async () => {
  const html = `<p>${'text '.repeat(1000)}</p>`;
  const stays = deepFreeze(block('prose', { html }));
  const kept = createKeptPages(() => undefined, 20_000);
  if (!prose) throw new Error('no widget');
  let cleaned = 0;
  const sanitise = (text: string) => {
    cleaned += 1;
    return text;
  };
  for (let version = 0; version < 20; version++) {
    kept.use(deepFreeze(page('home', [block('prose', { html: `<p>${version}</p>` }), stays])));
    await compileProps(prose, stays, sanitise);
  }
  expect(cleaned).toBe(1);
  // Nobody has it any more.
  for (let other = 0; other < 5; other++)
    kept.use(deepFreeze(page(`other-${other}`, [block('prose', { html })])));
  await compileProps(prose, stays, sanitise);
  expect(cleaned).toBe(2);
});
