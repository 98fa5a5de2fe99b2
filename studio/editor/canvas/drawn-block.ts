import type { PropsError } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { StoredBlock } from '../puck/puck-shape.ts';
import type { Drawn } from './block-html.tsx';
import { localProps } from './local-props.ts';
import type { PreparedPage } from './prepared-page.ts';

/** What the canvas draws of a block, or why it cannot. */
export type Drawing =
  | { readonly kind: 'block'; readonly block: Drawn }
  /** The props are not what the widget needs. */
  | { readonly kind: 'invalid'; readonly errors: readonly PropsError[] }
  /** The server could not prepare it. */
  | { readonly kind: 'failed'; readonly lines: readonly string[] };

/**
 * Chooses between what the server prepared and what stands in the document by now. A change is shown at once with the
 * answers its queries had before; a new block has those of its widget's first example until the server's come.
 */
export function drawingOf(
  widget: Widget,
  {
    id,
    stored,
    prepared,
    locale,
  }: {
    readonly id: string;
    readonly stored: StoredBlock;
    readonly prepared: PreparedPage;
    readonly locale: string;
  },
): Drawing {
  const known = prepared.blocks.get(id);
  const made = prepared.madeOf.get(id);
  const same =
    prepared.plan.locale === locale &&
    (made?.props === stored.props || sameJson(made?.props, stored.props)) &&
    (made?.locales === stored.locales || sameJson(made?.locales, stored.locales));
  if (same && known?.type === widget.type) return { kind: 'block', block: known };
  const local = localProps(widget, stored, locale);
  if (!local.ok) return { kind: 'invalid', errors: local.errors };
  const failure = same ? prepared.failures.get(id) : undefined;
  if (failure) return { kind: 'failed', lines: [failure.message, failure.cure] };
  return {
    kind: 'block',
    block: {
      id,
      type: widget.type,
      props: local.props,
      data: known?.data ?? { ...widget.examples[0]?.data },
      slots: known?.slots ?? {},
      first: known?.first ?? false,
    },
  };
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
