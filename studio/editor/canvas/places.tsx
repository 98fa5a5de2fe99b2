import { createUsePuck } from '@puckeditor/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlotDefinition } from '#registry/widget.ts';
import { slotProp } from '../puck/puck-shape.ts';
import { useCanvas } from './canvas-context.tsx';

const usePuck = createUsePuck();

type SlotView = (options: { readonly minEmptyHeight: number; readonly className: string }) => ReactNode;

/** A block's view as Puck calls it: for each slot a component that shows its items. */
type Item = Readonly<Record<string, unknown>>;

/** Slots by their names. */
export type Places = readonly (readonly [name: string, definition: SlotDefinition])[];

/** Puck's zone of a slot: the blocks in it, and where others are dropped among them. */
function zoneOf(item: Item, name: string): SlotView | null {
  const zone = item[slotProp(name)];
  return typeof zone === 'function' ? (zone as SlotView) : null;
}

/** A slot with blocks in it, where the view puts it. */
export function FilledPlace({ item, name }: { readonly item: Item; readonly name: string }) {
  const Zone = zoneOf(item, name);
  return Zone && <Zone minEmptyHeight={0} className="canvas-place" />;
}

/**
 * Where something is dropped into a block that has nothing in a place yet. It lies over the block's lower edge and takes no
 * room, so that the block looks as on the page, and is there only while something is dragged.
 */
export function DropPlaces({ item, places }: { readonly item: Item; readonly places: Places }) {
  const dragging = usePuck((state) => state.appState.ui.isDragging);
  if (!dragging || places.length === 0) return null;
  return (
    <div className="canvas-places">
      {places.map(([name, { title }]) => {
        const Zone = zoneOf(item, name);
        return (
          <div key={name} className="canvas-empty-place">
            <PlaceName title={title} />
            {Zone && <Zone minEmptyHeight={0} className="canvas-drop" />}
          </div>
        );
      })}
    </div>
  );
}

/**
 * The same places over the chosen block, to be pressed: the list of blocks opens for one. Not within the block, whose
 * element is a button itself, to Puck.
 */
export function PressPlaces({ blockId, places }: { readonly blockId: string; readonly places: Places }) {
  const { t, onFill } = useCanvas();
  if (places.length === 0) return null;
  return (
    <div className="canvas-places">
      {places.map(([name, { title }]) => (
        <button
          key={name}
          type="button"
          className="canvas-empty-place"
          aria-label={t('editor.fill-place', { title })}
          onClick={() => onFill(blockId, name)}
        >
          <PlaceName title={title} />
        </button>
      ))}
    </div>
  );
}

function PlaceName({ title }: { readonly title: string }) {
  return (
    <span className="canvas-place-name">
      <Plus aria-hidden="true" size={16} />
      <span>{title}</span>
    </span>
  );
}
