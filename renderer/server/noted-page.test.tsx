import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofPath, type PageInfo } from '#engine/react/page-context.tsx';
import { notePage, wouldSeeSame } from './noted-page.ts';

const words = (key: string) => key;
const languages: PageInfo['languages'] = [];
const pageAt = (path: string): PageInfo => ({
  locale: 'pl',
  languages,
  path,
  params: {},
  title: path,
  session: { signedIn: false },
  today: '2026-01-15',
  timeZone: 'Europe/Warsaw',
  t: words,
  href: (link) => link,
});

/** A view that marks the links that lead to the page, and says how long its path is only where the first does. */
const view = (page: PageInfo, links: readonly string[]): string =>
  links
    .map((link, at) => {
      const isHere = ofPath(page, (path) => path === link);
      return isHere && at === 0
        ? `${link}: ${ofPath(page, (path) => String(path.length))}`
        : `${link}: ${isHere}`;
    })
    .join(', ');

const link = fc.constantFrom<string[]>('/', '/about', '/cart', '/chat', '/info');
const path = fc.oneof(link, fc.constantFrom<string[]>('/strona-1', '/strona-2', '/strona-3'));

test('[issue 16] [law] whatever pages a view was rendered for before, what is kept of it is what it shows on this one', () => {
  fc.assert(
    fc.property(fc.array(link, { maxLength: 6 }), fc.array(path, { maxLength: 12 }), (links, paths) => {
      const kept: { html: string; inputs: ReturnType<ReturnType<typeof notePage>['inputs']> }[] = [];
      for (const at of paths) {
        const page = pageAt(at);
        // Noted twice, as a block is within its region.
        const region = notePage(page);
        const known = kept.find(({ inputs }) => wouldSeeSame(inputs, region.page));
        // Where nothing is noted, paths are remembered on which the answers were the same.
        expect(kept.find(({ inputs }) => wouldSeeSame(inputs, page))).toBe(known);
        const noted = notePage(region.page);
        const html = known?.html ?? view(noted.page, links);
        if (!known) kept.push({ html, inputs: noted.inputs() });
        expect(html).toBe(view(page, links));
        expect(wouldSeeSame(region.inputs(), page)).toBe(true);
      }
      // Once for each link that leads to one of them, and once for all others.
      const named = new Set(paths.filter((at) => links.includes(at)));
      expect(kept.length).toBeLessThanOrEqual(named.size + 1);
    }),
  );
});

test('[issue 16] what was compared counts as looked at: a region of kept blocks is that of another page only with the same answers', () => {
  const block = notePage(pageAt('/strona-1'));
  view(block.page, ['/about']);
  const region = notePage(pageAt('/strona-1'));
  expect(wouldSeeSame(block.inputs(), region.page)).toBe(true);
  expect(wouldSeeSame(region.inputs(), pageAt('/strona-2'))).toBe(true);
  expect(wouldSeeSame(region.inputs(), pageAt('/about'))).toBe(false);
});

test('[issue 16] a view that reads the path itself is another one on each page', () => {
  const noted = notePage(pageAt('/strona-1'));
  expect(noted.page.path).toBe('/strona-1');
  expect(wouldSeeSame(noted.inputs(), pageAt('/strona-1'))).toBe(true);
  expect(wouldSeeSame(noted.inputs(), pageAt('/strona-2'))).toBe(false);
});
