import { type NormalisedProps, normaliseProps } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import { deepFreeze } from '../../content/deep-freeze.ts';
import type { Sanitise } from '../../html/sanitise.ts';
import { createEmbeddedHtml, type EmbeddedWidget } from '../embedded-html.ts';

type PropsErrors = Extract<NormalisedProps, { readonly ok: false }>;

/** What the stored block alone decides: checked props with safe HTML, and the widgets that stand in it. */
export interface CompiledProps {
  readonly ok: true;
  readonly props: Record<string, unknown>;
  readonly widgets: readonly EmbeddedWidget[];
  /** Widget tags that could not be read. */
  readonly problems: readonly string[];
}

interface Known {
  readonly widget: Widget;
  readonly sanitise: Sanitise;
  readonly result: CompiledProps | PropsErrors;
}

/** By the stored block itself: documents of the source are frozen and shared, so a block is its version. */
const compiled = new WeakMap<Block, Known>();

/**
 * Props of a stored block, checked and made safe once per content version and not once per visit.
 * Rejects with what the sanitiser or a migration throws.
 */
export async function compileProps(
  widget: Widget,
  block: Block,
  sanitise: Sanitise,
): Promise<CompiledProps | PropsErrors> {
  const known = knownFor({ widget, block, sanitise });
  if (known) return known;
  const normalised = normaliseProps(widget, block);
  const result = normalised.ok
    ? await cleaned(widget, { id: block.id, props: normalised.props, sanitise })
    : normalised;
  // Another visit may have been quicker, and what is kept of its answers is kept by its props.
  const first = knownFor({ widget, block, sanitise });
  if (first) return first;
  if (Object.isFrozen(block)) compiled.set(block, { widget, sanitise, result });
  return result;
}

function knownFor({
  widget,
  block,
  sanitise,
}: {
  readonly widget: Widget;
  readonly block: Block;
  readonly sanitise: Sanitise;
}): Known['result'] | undefined {
  const known = compiled.get(block);
  return known?.widget === widget && known.sanitise === sanitise ? known.result : undefined;
}

/** Drops what is kept of a block; the next visit makes it anew. */
export const forgetProps = (block: Block): void => void compiled.delete(block);

async function cleaned(
  widget: Widget,
  {
    id,
    props,
    sanitise,
  }: {
    readonly id: string;
    readonly props: Record<string, unknown>;
    readonly sanitise: Sanitise;
  },
): Promise<CompiledProps> {
  const html = createEmbeddedHtml(id, sanitise);
  return {
    ok: true,
    props: deepFreeze(await html.cleanProps(widget.props, props)),
    widgets: html.widgets,
    problems: html.problems,
  };
}
