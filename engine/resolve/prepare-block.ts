import { type NormalisedProps, normaliseProps } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';

/** Checked props by the stored block itself: documents of the source are frozen and shared, so a block is its version. */
const prepared = new WeakMap<Block, { readonly widget: Widget; readonly result: NormalisedProps }>();

/** Props of a stored block, checked once per content version and not once per visit. */
export function preparedProps(widget: Widget, block: Block): NormalisedProps {
  const known = prepared.get(block);
  if (known?.widget === widget) return known.result;
  const result = normaliseProps(widget, block);
  if (Object.isFrozen(block)) prepared.set(block, { widget, result });
  return result;
}
