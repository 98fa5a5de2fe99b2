import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import { newBlock } from '../blocks/new-block.ts';
import { toItem } from './convert.ts';
import type { PuckItem } from './puck-shape.ts';

/**
 * What Puck gives a block that is dragged in: the widget's first example. Without ids, Puck makes new ones for it and for
 * all it holds.
 */
export function puckDefaults(widget: Widget, registry: Registry): Record<string, unknown> {
  return withoutIds(
    toItem(
      newBlock(widget, () => 'x'),
      registry,
    ),
  ).props;
}

function withoutIds({ type, props }: PuckItem): { type: string; props: Record<string, unknown> } {
  const { id: _, ...rest } = props;
  const entries = Object.entries(rest).map(([name, value]) => [
    name,
    name.startsWith('in_') && Array.isArray(value)
      ? value.map((inner: PuckItem) => withoutIds(inner))
      : value,
  ]);
  return { type, props: Object.fromEntries(entries) };
}
