import { createUsePuck, registerOverlayPortal } from '@puckeditor/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlotDefinition } from '#registry/widget.ts';
import { blockIdOf, slotProp } from '../puck/puck-shape.ts';
import type { CanvasBlockProps } from './canvas-block.tsx';
import { useCanvas } from './canvas-context.tsx';

const usePuck = createUsePuck();

type SlotView = (options: { readonly minEmptyHeight: number; readonly className: string }) => ReactNode;

/** Puck's zone of a slot: the blocks in it, and where others are dropped among them. */
function zoneOf(item: CanvasBlockProps, name: string): SlotView | null {
  const zone = item[slotProp(name)];
  return typeof zone === 'function' ? (zone as SlotView) : null;
}

/** A slot with blocks in it, where the view puts it. */
export function FilledPlace({ item, name }: { readonly item: CanvasBlockProps; readonly name: string }) {
  const Zone = zoneOf(item, name);
  return Zone && <Zone minEmptyHeight={0} className="canvas-place" />;
}

/**
 * Places of a block where nothing stands yet. They lie over its lower edge and take no room, so that the block looks as
 * on the page; they are there while something is dragged, and while the block is chosen.
 */
export function EmptyPlaces({
  item,
  places,
}: {
  readonly item: CanvasBlockProps;
  readonly places: readonly (readonly [name: string, definition: SlotDefinition])[];
}) {
  const { t, onFill } = useCanvas();
  const shown = usePuck((state) => state.appState.ui.isDragging || state.selectedItem?.props.id === item.id);
  if (!shown || places.length === 0) return null;
  return (
    <div className="canvas-places">
      {places.map(([name, { title }]) => {
        const Zone = zoneOf(item, name);
        return (
          <div key={name} className="canvas-empty-place">
            <button
              type="button"
              ref={aboveTheBlock}
              aria-label={t('editor.fill-place', { title })}
              onClick={() => onFill(blockIdOf(item.id), name)}
            >
              <Plus aria-hidden="true" size={16} />
              <span>{title}</span>
            </button>
            {Zone && <Zone minEmptyHeight={0} className="canvas-drop" />}
          </div>
        );
      })}
    </div>
  );
}

/** Puck takes every press on a block for itself, but for what was registered with it. */
const aboveTheBlock = (button: HTMLButtonElement | null) => {
  if (button) return registerOverlayPortal(button, { disableDrag: true });
  return undefined;
};
