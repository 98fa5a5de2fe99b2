import { createUsePuck } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { blockIdOf } from '../puck/puck-shape.ts';
import { useCanvas } from './canvas-context.tsx';
import { PressPlaces } from './places.tsx';
import { useEmptyPlaces } from './use-empty-places.ts';

const usePuck = createUsePuck();

interface Props {
  readonly children: ReactNode;
  readonly componentId: string;
  readonly componentType: string;
  readonly isSelected: boolean;
}

/** What Puck lays over a block that is pointed at or chosen: its frame, and, over a chosen one, its empty places. */
export function BlockOverlay({ children, componentId, componentType, isSelected }: Props) {
  const { registry } = useCanvas();
  const dragging = usePuck((state) => state.appState.ui.isDragging);
  const places = useEmptyPlaces(registry.get(componentType), componentId);
  return (
    <>
      {children}
      {isSelected && !dragging && <PressPlaces blockId={blockIdOf(componentId)} places={places} />}
    </>
  );
}
