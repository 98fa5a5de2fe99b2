import { renderToStaticMarkup } from 'react-dom/server';
import type { LayoutName } from '#schemas/page.ts';
import { BlockRendererProvider } from '../tree/block-renderer.tsx';
import type { ClientPlan } from '../tree/client-plan.ts';
import { Layout } from '../tree/layout.tsx';
import { staticRenderer } from './static-html.tsx';

export type RegionName = keyof ClientPlan['regions'];

/** The HTML of a layout, cut where its regions' blocks go. */
export interface LayoutFrame {
  readonly parts: readonly { readonly html: Buffer; readonly region: RegionName | null }[];
}

const frames = new Map<LayoutName, LayoutFrame>();

/** The frame of a layout; it is the same for all pages. */
export function layoutFrame(layout: LayoutName): LayoutFrame {
  const frame = frames.get(layout) ?? makeFrame(layout);
  frames.set(layout, frame);
  return frame;
}

const regionNames: readonly RegionName[] = ['header', 'main', 'footer'];
const placeId = (region: RegionName): string => `place-of-${region}`;

function makeFrame(layout: LayoutName): LayoutFrame {
  const place = (region: RegionName) => [
    { kind: 'static' as const, id: placeId(region), type: '', html: '' },
  ];
  const html = renderToStaticMarkup(
    <BlockRendererProvider value={staticRenderer}>
      <Layout
        plan={{
          url: '/',
          layout,
          regions: { header: place('header'), main: place('main'), footer: place('footer') },
        }}
      />
    </BlockRendererProvider>,
  );
  const parts: { html: Buffer; region: RegionName | null }[] = [];
  let rest = html;
  for (const region of regionNames) {
    const id = placeId(region);
    const mark = `<div id="${id}" data-block="${id}"></div>`;
    const at = rest.indexOf(mark);
    // The empty layout has the page alone.
    if (at < 0) continue;
    parts.push({ html: Buffer.from(rest.slice(0, at)), region });
    rest = rest.slice(at + mark.length);
  }
  return { parts: [...parts, { html: Buffer.from(rest), region: null }] };
}
