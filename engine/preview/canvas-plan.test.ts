import { describe, expect, test } from 'vitest';
import type { Block, Page } from '#schemas/page.ts';
import type { PreviewVisitor } from '#schemas/studio/preview.ts';
import { createFormCompiler } from '../forms/form-compiler.ts';
import { block, createFakeSite, page, testRegistry } from '../resolve/fake-site.ts';
import { planForCanvas } from './canvas-plan.ts';

const guest: PreviewVisitor = { kind: 'guest' };
const failed: unknown[] = [];

function canvas(blocks: Block[], visitor: PreviewVisitor = guest, more: Partial<Page> = {}) {
  const { host } = createFakeSite();
  const options = {
    source: host.source,
    registry: testRegistry,
    sanitise: (html: string) => html.replaceAll('<script>', ''),
    queryTimeoutMs: 300,
    forms: createFormCompiler(),
    devPages: false,
    onFailure: (failure: unknown) => failed.push(failure),
    onDegraded: () => undefined,
  };
  const document = { ...page('about', blocks), ...more };
  return planForCanvas(options, { page: document, path: '/about', locale: 'en', visitor, requestId: 'test' });
}

describe('[studio] the plan of the canvas', () => {
  test('is made of the draft in the editor, with the site around it', async () => {
    const { plan, failures } = await canvas([block('words', { text: 'Nowe' })]);
    expect(plan.regions.main).toMatchObject([{ id: 'words', props: { text: 'Nowe' }, first: true }]);
    expect(plan.regions.header.map(({ type }) => type)).toEqual(['site-header']);
    expect([plan.locale, plan.path, failures]).toEqual(['en', '/about', []]);
  });

  test('marks what the visitor would not get instead of leaving it out', async () => {
    const blocks = [block('mine'), block('contract'), block('words', {}, { visible: { signed_in: true } })];
    const hidden = async (visitor: PreviewVisitor) =>
      (await canvas(blocks, visitor)).plan.regions.main.map((one) => one.hidden);
    expect(await hidden(guest)).toEqual(['access', 'access', 'visibility']);
    expect(await hidden({ kind: 'customer', status: 'contract' })).toEqual([undefined, undefined, undefined]);
    expect(await hidden({ kind: 'customer', status: 'blocked' })).toEqual([undefined, 'access', undefined]);
  });

  test('names a block that cannot be prepared, keeps the others, and tells no log of it', async () => {
    const { plan, failures } = await canvas([
      block('words', { text: 7 }),
      block('live'),
      block('unheard-of'),
    ]);
    expect(plan.regions.main.map(({ type }) => type)).toEqual(['live']);
    expect(failures).toMatchObject([
      { kind: 'invalid-props', blockId: 'words' },
      { kind: 'unknown-type', blockId: 'unheard-of' },
    ]);
    expect(failed).toEqual([]);
  });

  test('[sec 22] rich text is made safe like on every page', async () => {
    const { plan } = await canvas([block('prose', { html: '<script>x' })]);
    expect(plan.regions.main[0]?.props['html']).toBe('x');
  });

  test('a layout stands alone, and the place of the page is no fault in it', async () => {
    const blocks = [block('words'), block('page-content')];
    const { plan, failures } = await canvas(blocks, guest, { alias: 'layout-default' });
    expect([plan.regions.main.length, plan.regions.header, failures]).toEqual([1, [], []]);
  });
});
