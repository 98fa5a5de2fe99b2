import { type ReactNode, type Ref, useMemo } from 'react';
import { PageProvider } from '#engine/react/page-context.tsx';
import type { Widget } from '#registry/widget.ts';
import { ownHtml } from '#studio/app/trusted-html.ts';
import { errorLines } from '../../checks/error-lines.ts';
import { blockIdOf, type StoredBlock } from '../puck/puck-shape.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { anchorOf, blockHtml, drawnSlots, viewOf } from './block-html.tsx';
import { BlockNotice } from './block-notice.tsx';
import { useCanvas } from './canvas-context.tsx';
import { drawingOf } from './drawn-block.ts';
import { DropPlaces, FilledPlace } from './places.tsx';
import { useEmptyPlaces } from './use-empty-places.ts';

/** What Puck gives a block's view: our props, and for each slot a component that shows its items. */
export interface CanvasBlockProps {
  readonly id: string;
  readonly stored: StoredBlock;
  /** Puck's hand on the block's element, which is dragged and chosen by it. */
  readonly puck: { readonly dragRef: Ref<HTMLDivElement> };
  readonly [slot: string]: unknown;
}

/**
 * A block on the canvas, drawn by its own view into the element that it has on the page, too. Widgets are known at build
 * time, so `widget` never changes.
 */
export function CanvasBlock({ widget, item }: { readonly widget: Widget; readonly item: CanvasBlockProps }) {
  const { registry, prepared, locale, t, spoken } = useCanvas();
  const id = blockIdOf(item.id);
  const { stored } = item;
  const drawing = useMemo(
    () => drawingOf(widget, { id, stored, prepared, locale }),
    [widget, id, stored, prepared, locale],
  );
  const holds = Object.keys(widget.slots).length > 0;
  const finished = useMemo(
    () => (drawing.kind === 'block' && !holds ? htmlOf(drawing.block, registry, prepared.info) : null),
    [drawing, holds, registry, prepared.info],
  );
  const failed = (lines: readonly string[]) => (
    <BlockNotice title={t('editor.block-broken', { title: widget.title })} lines={lines} />
  );
  const hidden = prepared.blocks.get(id)?.hidden;
  const place = {
    ref: item.puck.dragRef,
    id: anchorOf(id),
    'data-block': id,
    className: 'canvas-block',
    'data-holds': holds || undefined,
    'data-hidden': hidden,
    'data-note': noteOf(widget, hidden, t),
    'data-empty': t('editor.block-empty', { title: widget.title }),
  };
  if (finished !== null && 'html' in finished)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own views of props whose HTML was made safe
    return <div {...place} dangerouslySetInnerHTML={{ __html: ownHtml(finished.html) }} />;
  return (
    <div {...place}>
      {drawing.kind === 'invalid' ? (
        failed(errorLines(widget, drawing.errors, { t, locale: spoken }))
      ) : drawing.kind === 'failed' ? (
        failed(drawing.lines)
      ) : finished !== null ? (
        failed([finished.error])
      ) : (
        <BlockBoundary version={drawing} failed={(error) => failed([String(error)])}>
          <Container widget={widget} item={item} block={drawing.block} />
        </BlockBoundary>
      )}
    </div>
  );
}

type DrawnOf = Extract<ReturnType<typeof drawingOf>, { kind: 'block' }>['block'];

/** HTML of a block that holds no others: nothing of it acts. */
function htmlOf(
  ...drawn: Parameters<typeof blockHtml>
): { readonly html: string } | { readonly error: string } {
  try {
    return { html: blockHtml(...drawn) };
  } catch (error) {
    return { error: String(error) };
  }
}

/**
 * A block that holds others. Its view gets the slots it gets on the page: an empty one is left out, and what can be
 * dropped there lies over the block, outside of what the view draws.
 */
function Container({
  widget,
  item,
  block,
}: {
  readonly widget: Widget;
  readonly item: CanvasBlockProps;
  readonly block: DrawnOf;
}) {
  const { registry, prepared } = useCanvas();
  const empty = useEmptyPlaces(widget, item.id);
  const own = Object.keys(widget.slots);
  const inText = Object.entries(block.slots).filter(([name]) => !own.includes(name));
  const slots: Record<string, ReactNode> = {
    ...drawnSlots(Object.fromEntries(inText), registry),
    ...Object.fromEntries(
      own
        .filter((name) => !empty.some(([one]) => one === name))
        .map((name) => [name, <FilledPlace key={name} item={item} name={name} />]),
    ),
  };
  const View = viewOf(widget);
  return (
    <>
      <PageProvider page={prepared.info}>
        <View
          props={block.props}
          data={block.data}
          slots={slots}
          block={{ id: block.id, first: block.first }}
        />
      </PageProvider>
      <DropPlaces item={item} places={empty} />
    </>
  );
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
