import type { Config, Overrides } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import { BlockNotice } from '../canvas/block-notice.tsx';
import { BlockOverlay } from '../canvas/block-overlay.tsx';
import { CanvasBlock, type CanvasBlockProps } from '../canvas/canvas-block.tsx';
import { useCanvas } from '../canvas/canvas-context.tsx';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { CanvasRoot } from '../canvas/canvas-root.tsx';
import { puckDefaults } from './puck-defaults.ts';
import { slotProp, unknownType } from './puck-shape.ts';

/** Puck's config, derived from the widgets: one component each, its slots as Puck's slots, all other data in one piece. */
export function puckConfig(registry: Registry): Config {
  const components = registry.widgets.map((widget) => [widget.type, componentOf(widget, registry)] as const);
  return {
    components: {
      ...Object.fromEntries(components),
      [unknownType]: {
        label: '?',
        fields: {},
        inline: true,
        render: (props) => <UnknownBlock item={itemOf(props)} />,
      },
    },
    root: {
      fields: {},
      render: (props: object) => <CanvasRoot>{childrenOf(props)}</CanvasRoot>,
    },
  };
}

/** What we put in the place of Puck's own parts. Must stay one object, or Puck mounts the canvas anew. */
export const puckOverrides: Partial<Overrides> = {
  componentOverlay: BlockOverlay,
  iframe: ({ children, document }) => <CanvasFrame {...(document && { document })}>{children}</CanvasFrame>,
};

function componentOf(widget: Widget, registry: Registry): Config['components'][string] {
  const slots = Object.entries(widget.slots).map(([name, { allow }]) => [
    slotProp(name),
    { type: 'slot' as const, ...(allow && { allow: [...allow] }) },
  ]);
  return {
    label: widget.title,
    fields: Object.fromEntries(slots),
    defaultProps: puckDefaults(widget, registry),
    // Without an element of Puck's around it: the page has none either.
    inline: true,
    render: (props) => <CanvasBlock widget={widget} item={itemOf(props)} />,
  };
}

/** Puck's props are ours as `toItem` made them; Puck itself only changes ids and slots. */
const itemOf = (props: object): CanvasBlockProps => props as CanvasBlockProps;

const childrenOf = (props: { readonly children?: ReactNode }): ReactNode => props.children;

/** A block whose widget this version of the site does not have: it stays as it is, and can be moved or removed. */
function UnknownBlock({ item }: { readonly item: CanvasBlockProps }) {
  const { t } = useCanvas();
  return (
    <div ref={item.puck.dragRef} className="canvas-block">
      <BlockNotice
        title={t('editor.block-unknown', { type: item.stored.type })}
        lines={[t('editor.block-unknown-kept')]}
      />
    </div>
  );
}
