// @vitest-environment jsdom
import { Puck } from '@puckeditor/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import type { PlanBlock } from '#engine/plan.ts';
import { toCanvasBlock } from '#engine/preview/canvas-plan.ts';
import { resolveBlocks } from '#engine/resolve/resolve-blocks.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderTree } from '#renderer/server/render-tree.tsx';
import type { Block, PageDocument } from '#schemas/page.ts';
import { CanvasProvider } from '#studio/editor/canvas/canvas-context.tsx';
import { preparedPage } from '#studio/editor/canvas/prepared-page.ts';
import { toPuck } from '#studio/editor/puck/convert.ts';
import { puckConfig } from '#studio/editor/puck/puck-config.tsx';
import { registry } from '#widgets/index.ts';
import { exampleContext, exampleLocale, examplePlan, exampleTexts } from './testing/example-page.ts';

// jsdom lays nothing out; Puck asks for these as soon as it is loaded.
vi.hoisted(() => {
  const never = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(globalThis, { ResizeObserver: never, IntersectionObserver: never });
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

const sanitiser = await createSanitiser();

/** The page as visitors get it from the server. */
function drawPage(main: PlanBlock[]): HTMLElement {
  const fail = (_block: unknown, error: unknown) => {
    throw error;
  };
  const { plan, failures } = toClientPlan(examplePlan(main), registry);
  expect(failures).toEqual([]);
  const host = document.createElement('div');
  host.innerHTML = Buffer.concat(renderTree(plan, { texts: exampleTexts, registry, fail }).html).toString();
  return host;
}

/** The page as the editor's canvas shows it, once the server has answered. */
async function drawCanvas(blocks: readonly Block[], main: PlanBlock[]): Promise<HTMLElement> {
  const page: PageDocument = { alias: 'examples', title: 'x', layout: 'empty', blocks: [...blocks] };
  const { url: _url, status: _status, alias: _alias, head, regions: _regions, ...rest } = examplePlan([]);
  const plan = {
    ...rest,
    title: head.heading,
    regions: { header: [], main: main.map(toCanvasBlock), footer: [] },
  };
  const prepared = preparedPage({ plan, failures: [] }, page);
  const { root, content } = toPuck(page, registry);
  const canvas = {
    registry,
    prepared,
    locale: exampleLocale,
    t: createTranslator(exampleLocale, [exampleTexts]),
    spoken: 'pl' as const,
    onFill: () => undefined,
  };
  const host = document.body.appendChild(document.createElement('div'));
  const tree = createRoot(host);
  undo = () => {
    act(() => tree.unmount());
    host.remove();
  };
  await act(async () =>
    tree.render(
      <CanvasProvider value={canvas}>
        <Puck
          config={puckConfig(registry)}
          data={{ root: { props: { ...root.props } }, content: [...content] } as never}
          iframe={{ enabled: false }}
        >
          <Puck.Preview />
        </Puck>
      </CanvasProvider>,
    ),
  );
  return host;
}

let undo: () => void;
let canvas: ReadonlyMap<string, Element>;
let page: ReadonlyMap<string, Element>;

/** The elements of all blocks by their ids: asking a tree of that size for each of them takes longer than drawing it. */
const blocksOf = (root: HTMLElement): ReadonlyMap<string, Element> =>
  new Map(
    [...root.querySelectorAll('[data-block]')].map((block) => [
      block.getAttribute('data-block') ?? '',
      block,
    ]),
  );

/** Ids of blocks that show an example, by the widget's type and the example's name. */
const idOf = (type: string, name: string) => `${type}--${name}`;

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const examples = registry.widgets.flatMap((widget) =>
    widget.examples.map((example) => ({ widget, example, id: idOf(widget.type, example.name) })),
  );
  const blocks = examples.map(
    ({ widget, example, id }): Block => ({
      id,
      type: widget.type,
      version: widget.version,
      props: { ...example.props },
      ...(example.slots && { slots: { ...withIds(example.slots, id) } }),
    }),
  );
  const data = new Map(examples.map(({ id, example }) => [id, example.data ?? {}] as const));
  const main = await resolveBlocks(blocks, {
    registry,
    context: exampleContext(sanitiser.clean, data),
    firstOfPage: true,
  });
  page = blocksOf(drawPage(main));
  canvas = blocksOf(await drawCanvas(blocks, main));
}, 300_000);
afterAll(() => undo());

/** Examples of different widgets may hold blocks of the same id; on one page they must not. */
function withIds(slots: NonNullable<Block['slots']>, id: string): NonNullable<Block['slots']> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, inner]) => [
      name,
      inner.map((block) => ({
        ...block,
        id: `${id}-${block.id}`,
        ...(block.slots && { slots: withIds(block.slots, id) }),
      })),
    ]),
  );
}

describe('[studio] the canvas shows what the page shows', () => {
  test.each(
    registry.widgets.flatMap(({ type, examples }) => examples.map(({ name }) => [type, name] as const)),
  )('%s, example %s', (type, name) => {
    expect(shownBy(canvas, idOf(type, name))).toBe(shownBy(page, idOf(type, name)));
  });
});

/** Attributes that only tell who a block is; those of its element differ, and all others are compared. */
const ofBlocks = ['id', 'data-block'];
const iconFrame: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: '24',
  height: '24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};
const hasUsualFrame = (icon: Element): boolean =>
  Object.entries(iconFrame).every(([name, value]) => icon.getAttribute(name) === value);

/**
 * HTML of a block, written in one way. What may differ between canvas and page, and why:
 * - attributes of a block's own element: the page says how it wakes, the canvas how it is chosen and dragged;
 * - the zone around the blocks of a slot: Puck finds by it where something is dropped;
 * - the frame of icons, which the page leaves to its style sheet (`icon-frame.ts`);
 * - ids that React makes, hints to load pictures early, and comments: nobody sees them.
 */
function shownBy(blocks: ReadonlyMap<string, Element>, id: string): string {
  const block = blocks.get(id);
  if (!block) throw new Error(`Nothing shows the block ${id}.`);
  const copy = document.createElement('div');
  copy.append(block.cloneNode(true));
  for (const element of [...copy.querySelectorAll('[data-puck-dropzone]')])
    element.replaceWith(...element.childNodes);
  for (const element of copy.querySelectorAll('[data-block]'))
    for (const name of element.getAttributeNames())
      if (!ofBlocks.includes(name)) element.removeAttribute(name);
  for (const icon of [...copy.querySelectorAll('svg.lucide')].filter(hasUsualFrame))
    for (const name of Object.keys(iconFrame)) icon.removeAttribute(name);
  for (const hint of copy.querySelectorAll('link[rel="preload"]')) hint.remove();
  const ids = new Map<string, string>();
  return [...copy.childNodes]
    .map((node) => written(node))
    .join('')
    .replaceAll(/_[^\s"]*?[rR]_[0-9a-z]+(?:_[0-9a-z]+)?_|«[rR][0-9a-z]+»/g, (made) => {
      const known = ids.get(made) ?? `made-${ids.size}`;
      ids.set(made, known);
      return known;
    });
}

function written(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  const attributes = node
    .getAttributeNames()
    .toSorted()
    .map((name) => ` ${name}="${name === 'style' ? cssOf(node) : node.getAttribute(name)}"`);
  const inner = [...node.childNodes].map((child) => written(child)).join('');
  return `<${node.localName}${attributes.join('')}>${inner}</${node.localName}>\n`;
}

const cssOf = (element: Element): string => {
  const probe = document.createElement('i');
  probe.style.cssText = element.getAttribute('style') ?? '';
  return probe.style.cssText;
};
