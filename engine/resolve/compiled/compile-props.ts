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
 * Props of a stored block, checked and made safe once per content version and not once per visit: at once where they are known
 * or wrong, else a promise, which rejects with what the sanitiser fails with.
 * @throws what a migration throws
 */
export function compileProps(
  widget: Widget,
  block: Block,
  sanitise: Sanitise,
): Known['result'] | Promise<Known['result']> {
  const place = { widget, block, sanitise };
  const known = knownFor(place);
  if (known) return known;
  const normalised = normaliseProps(widget, block);
  return normalised.ok ? cleanOnce(normalised.props, place) : keep(normalised, place);
}

interface Place {
  readonly widget: Widget;
  readonly block: Block;
  readonly sanitise: Sanitise;
}

async function cleanOnce(props: Record<string, unknown>, place: Place): Promise<Known['result']> {
  const { widget, block, sanitise } = place;
  const result = await cleaned(widget, { id: block.id, props, sanitise });
  // Another visit may have been quicker, and what is kept of its answers is kept by its props.
  return knownFor(place) ?? keep(result, place);
}

function keep(result: Known['result'], { widget, block, sanitise }: Place): Known['result'] {
  if (Object.isFrozen(block)) compiled.set(block, { widget, sanitise, result });
  return result;
}

function knownFor({ widget, block, sanitise }: Place): Known['result'] | undefined {
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
