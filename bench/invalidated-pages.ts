import type { StaffApi } from '#e2e/support/staff-api.ts';
import type { PageDocument } from '#schemas/page.ts';
import { percentile } from './figures.ts';
import { startLoad } from './load.ts';

const count = 200;
const blockKey = 'bench-shared';
/** Milliseconds that are looked at, before and after the publish, and answers that are waited for. */
const window = 2000;
const enough = 100;

export interface InvalidatedFigures {
  /** The 99th percentile of other pages' answers under full load, in milliseconds, before and after the publish. */
  readonly before: number;
  readonly after: number;
  readonly failures: number;
  /** From a publish on a quiet server until every page was answered anew. */
  readonly freshAfter: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Two hundred pages that all show one view block, which is changed while everybody reads. */
export async function measureInvalidatedPages(
  url: string,
  staff: StaffApi,
  template: PageDocument,
): Promise<InvalidatedFigures> {
  await staff.create('blocks', blockKey, { id: blockKey, key: blockKey, content: '<p>Stan 0</p>' }, 'pl');
  await staff.publish('blocks', blockKey, 'pl');
  const paths = Array.from({ length: count }, (_, index) => `/bench-page-${index}`);
  for (const path of paths) {
    const alias = path.slice(1);
    const shared = { id: 'bench-shared', type: 'view-block', props: { key: blockKey } };
    await staff.create('pages', alias, {
      ...template,
      alias,
      title: `Strona ${alias}`,
      blocks: [...template.blocks, shared],
    });
    await staff.publish('pages', alias);
  }
  const change = async (state: number) => {
    const { version, draft } = await staff.read('blocks', blockKey, 'pl');
    const content = `<p>Stan ${state}</p>`;
    await staff.change('blocks', blockKey, version, { ...draft, content }, 'pl');
    await staff.publish('blocks', blockKey, 'pl');
  };
  const readAll = async (state: number) => {
    const left = [...paths];
    const reader = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const html = await (await fetch(url + path)).text();
        if (!html.includes(`Stan ${state}<`)) throw new Error(`${path} does not show state ${state}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, reader));
  };
  await readAll(0);
  await change(1);
  const published = performance.now();
  await readAll(1);
  const freshAfter = performance.now() - published;

  const others = startLoad(url, ['/about', '/contacts', '/'], 16);
  const readers = startLoad(url, paths, 16);
  // A figure of 99 in 100 takes some hundred answers; a slow hour has them later.
  const began = performance.now();
  await pause(1000 + window);
  while (others.between(began + 1000, performance.now()).length < enough) await pause(100);
  const changed = performance.now();
  const before = percentile(others.between(began + 1000, changed), 0.99);
  await change(2);
  await pause(window);
  while (others.between(changed, performance.now()).length < enough) await pause(100);
  const after = percentile(others.between(changed, performance.now()), 0.99);
  const failures = (await others.stop()) + (await readers.stop());
  await readAll(2);
  return { before, after, failures, freshAfter };
}
