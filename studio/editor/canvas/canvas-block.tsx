import { createUsePuck } from '@puckeditor/core';
import { type ReactNode, useMemo } from 'react';
import { PageProvider } from '#engine/react/page-context.tsx';
import type { SlotDefinition, Widget } from '#registry/widget.ts';
import { errorLines } from '../../checks/error-lines.ts';
import { blockIdOf, type StoredBlock, slotProp } from '../puck/puck-shape.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { blockHtml, viewOf } from './block-html.tsx';
import { BlockNotice } from './block-notice.tsx';
import { useCanvas } from './canvas-context.tsx';
import { drawingOf } from './drawn-block.ts';

const usePuck = createUsePuck();

/** What Puck gives a block's view: our props, and for each slot a component that shows its items. */
export interface CanvasBlockProps {
  readonly id: string;
  readonly stored: StoredBlock;
  readonly [slot: string]: unknown;
}

type SlotView = (options: { readonly minEmptyHeight: number; readonly className: string }) => ReactNode;

/** A block on the canvas, drawn by its own view. Widgets are known at build time, so `widget` never changes. */
export function CanvasBlock({ widget, item }: { readonly widget: Widget; readonly item: CanvasBlockProps }) {
  const { prepared, locale, t, spoken } = useCanvas();
  const id = blockIdOf(item.id);
  const { stored } = item;
  const drawing = useMemo(
    () => drawingOf(widget, id, stored, prepared, locale),
    [widget, id, stored, prepared, locale],
  );
  const failed = (lines: readonly string[]) => (
    <BlockNotice title={t('editor.block-broken', { title: widget.title })} lines={lines} />
  );
  const known = prepared.blocks.get(id);
  const holds = Object.keys(widget.slots).length > 0;
  return (
    <div
      id={id === 'main' ? undefined : id}
      className="canvas-block"
      data-hidden={known?.hidden}
      data-note={noteOf(widget, known?.hidden, t)}
      data-empty={t('editor.block-empty', { title: widget.title })}
    >
      {drawing.kind === 'invalid' ? (
        failed(errorLines(widget, drawing.errors, { t, locale: spoken }))
      ) : drawing.kind === 'failed' ? (
        failed(drawing.lines)
      ) : holds ? (
        <BlockBoundary version={drawing} failed={(error) => failed([String(error)])}>
          <Container widget={widget} item={item} block={drawing.block} />
        </BlockBoundary>
      ) : (
        <Leaf block={drawing.block} failed={failed} />
      )}
    </div>
  );
}

type DrawnOf = Extract<ReturnType<typeof drawingOf>, { kind: 'block' }>['block'];

/** A block that holds no others: finished HTML, nothing of it acts. */
function Leaf({
  block,
  failed,
}: {
  readonly block: DrawnOf;
  readonly failed: (lines: readonly string[]) => ReactNode;
}) {
  const { registry, prepared } = useCanvas();
  const drawn = useMemo(() => {
    try {
      return { html: blockHtml(block, registry, prepared.info) };
    } catch (error) {
      return { error: String(error) };
    }
  }, [block, registry, prepared.info]);
  if ('error' in drawn) return failed([drawn.error ?? '']);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own views of props whose HTML was made safe
  return <div className="contents" dangerouslySetInnerHTML={{ __html: drawn.html }} />;
}

/** A block that holds others. Empty places are shown where one may be wanted: in an empty block, and in the chosen one. */
function Container({
  widget,
  item,
  block,
}: {
  readonly widget: Widget;
  readonly item: CanvasBlockProps;
  readonly block: DrawnOf;
}) {
  const { prepared } = useCanvas();
  const chosen = usePuck((state) => state.selectedItem?.props.id === item.id);
  const filled = usePuck((state) => {
    const stored: unknown = state.getItemById(item.id)?.props;
    return Object.keys(widget.slots)
      .filter((name) => hasItems(stored, slotProp(name)))
      .join(' ');
  }).split(' ');
  const shown = Object.entries(widget.slots).filter(
    ([name]) => chosen || filled[0] === '' || filled.includes(name),
  );
  const slots = Object.fromEntries(
    shown.map(([name, definition]) => [
      name,
      <Place key={name} item={item} name={name} definition={definition} />,
    ]),
  );
  const View = viewOf(widget);
  return (
    <PageProvider page={prepared.info}>
      <View
        props={block.props}
        data={block.data}
        slots={slots}
        block={{ id: block.id, first: block.first }}
      />
    </PageProvider>
  );
}

function Place({
  item,
  name,
}: {
  readonly item: CanvasBlockProps;
  readonly name: string;
  readonly definition: SlotDefinition;
}) {
  const View = item[slotProp(name)];
  if (typeof View !== 'function') return null;
  const Slot = View as SlotView;
  return <Slot minEmptyHeight={72} className="canvas-place" />;
}

function hasItems(props: unknown, name: string): boolean {
  if (typeof props !== 'object' || props === null) return false;
  const items: unknown = Object.entries(props).find(([key]) => key === name)?.[1];
  return Array.isArray(items) && items.length > 0;
}

function noteOf(
  { access }: Widget,
  hidden: 'access' | 'visibility' | undefined,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string | undefined {
  if (access.kind === 'customer') return t('editor.locked-customer');
  if (access.kind === 'status')
    return t('editor.locked-status', {
      statuses: access.statuses.map((status) => t(`visitor.status-${status}`)).join(', '),
    });
  return hidden === 'visibility' ? t('editor.hidden-visibility') : undefined;
}
