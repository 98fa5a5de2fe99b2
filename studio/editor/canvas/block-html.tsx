import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageInfo } from '#engine/react/page-context.tsx';
import { PageProvider } from '#engine/react/page-context.tsx';
import type { Registry } from '#registry/registry.ts';
import type { ViewProps, Widget } from '#registry/widget.ts';
import type { CanvasBlock } from '#schemas/studio/plan.ts';

/** A view as the canvas calls it: what its props really are was checked against the widget's schema. */
export type AnyView = (props: ViewProps<Record<string, unknown>, string>) => ReactNode;

export const viewOf = (widget: Widget): AnyView => widget.view as AnyView;

/** What is drawn of one block. */
export type Drawn = Pick<CanvasBlock, 'id' | 'type' | 'props' | 'data' | 'slots' | 'first'>;

/** A block can be linked to by its id, unless the document uses that id itself; as on the page. */
export const anchorOf = (blockId: string): string | undefined => (blockId === 'main' ? undefined : blockId);

/**
 * HTML of a block and of all it holds, drawn by the widgets' own views as the server would draw it. As HTML nothing of it
 * acts: no effect runs, no call is made, and a view that throws takes nothing else along.
 * @throws what the view throws
 */
export function blockHtml(block: Drawn, registry: Registry, page: PageInfo): string {
  return renderToStaticMarkup(
    <PageProvider page={page}>
      <BlockView block={block} registry={registry} />
    </PageProvider>,
    { identifierPrefix: `${block.id}-` },
  );
}

function BlockView({ block, registry }: { readonly block: Drawn; readonly registry: Registry }) {
  const widget = registry.get(block.type);
  if (!widget) return null;
  const View = viewOf(widget);
  return (
    <View
      props={block.props}
      data={block.data}
      slots={drawnSlots(block.slots, registry)}
      block={{ id: block.id, first: block.first }}
    />
  );
}

/** Blocks of a block's slots, ready to be placed; an empty slot is left out, as everywhere. */
export function drawnSlots(slots: Drawn['slots'], registry: Registry): Record<string, ReactNode> {
  const filled = Object.entries(slots).filter(([, inner]) => inner.length > 0);
  return Object.fromEntries(
    filled.map(([name, inner]) => [
      name,
      inner.map((one) => (
        <div key={one.id} id={anchorOf(one.id)} data-block={one.id}>
          <BlockView block={one} registry={registry} />
        </div>
      )),
    ]),
  );
}
