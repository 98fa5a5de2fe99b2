import { expect, test } from 'vitest';
import { renameClasses, shortenedNames } from './class-names.ts';

const sheet = Buffer.from(`
  .a .wide-card:not(.text-sm, .grid) > .md\\:gap-2:hover { gap: 1px }
  @container (width > 1px) { .\\[\\&_p\\]\\:mt-0\\.5 p:nth-child(1 of .text-sm) { margin: 0 } }
  .grid::after, [data-class*='wide-card'] { content: '.wide-card'; background: url(/text-sm.svg) }
`);

test('[issue 16] classes of a sheet have short names, each another one, and none that stands in it already', () => {
  const { all, short } = shortenedNames(sheet, new Set());
  expect([...all]).toEqual(['a', 'wide-card', 'text-sm', 'grid', 'md:gap-2', '[&_p]:mt-0.5']);
  expect([...short.keys()]).toEqual(['wide-card', 'text-sm', 'md:gap-2', '[&_p]:mt-0.5']);
  for (const name of short.values()) expect(name).toMatch(/^[b-zA-Z]$/);
});

test('[issue 16] a name that a widget’s type has as well is kept', () => {
  expect(shortenedNames(sheet, new Set(['wide-card'])).short.has('wide-card')).toBe(false);
});

test('[issue 16] a sheet is renamed in its selectors, and nowhere else', () => {
  const short = new Map([
    ['wide-card', 'b'],
    ['text-sm', 'c'],
    ['md:gap-2', 'd'],
    ['[&_p]:mt-0.5', 'e'],
  ]);
  const { all } = shortenedNames(sheet, new Set());
  const css = Buffer.from(renameClasses(sheet, { all, short })).toString();
  expect(css).toBe(
    '.a .b:not(.c,.grid)>.d:hover{gap:1px}@container (width>1px){.e p:nth-child(1 of .c){margin:0}}' +
      '.grid:after,[data-class*=wide-card]{content:".wide-card";background:url(/text-sm.svg)}',
  );
});

test('[issue 16] who looks for a part of a name gets all classes that have it; who looks otherwise is told', () => {
  const renamed = (css: string) => {
    const names = { all: new Set(['bg-deep', 'md:bg-sun', 'text-sm']), short: new Map([['bg-deep', 'a']]) };
    return Buffer.from(renameClasses(Buffer.from(css), names)).toString();
  };
  expect(renamed('.text-sm :not([class*=bg-]) { top: 0 }')).toBe(
    '.text-sm :not(:is(.a,.md\\:bg-sun)){top:0}',
  );
  expect(() => renamed('[class^=bg-] { top: 0 }')).toThrow('“prefix”');
  expect(() => renamed('[class] { top: 0 }')).toThrow('“any”');
});
