import type { ComponentType } from 'react';
import type { BlockVisibility } from '#schemas/page.ts';

interface Props {
  readonly value: BlockVisibility | undefined;
  readonly onChange: (value: BlockVisibility | undefined) => void;
}

export const blockVisibility: ComponentType<Props> | null = null as ComponentType<Props> | null;
