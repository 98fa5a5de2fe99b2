import { useEffect } from 'react';
import type { Block } from '#schemas/page.ts';
import { findPlaced } from '../blocks/block-tree.ts';
import { puckId } from '../puck/puck-shape.ts';

/** Room that is left above a block that is brought into view, in pixels of the page. */
const above = 96;

/** Brings the chosen block into view on the canvas, unless it is there already: when it is chosen, and when it moves. */
export function useShowChosen(chosen: string | null, blocks: readonly Block[]): void {
  const place = chosen === null ? undefined : findPlaced(blocks, chosen)?.place;
  const stands = place ? `${place.parent}/${place.slot}/${place.index}` : null;
  useEffect(() => {
    if (chosen === null || stands === null) return;
    const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame');
    const view = frame?.contentWindow;
    const ids = [puckId(chosen), chosen].map((id) => `[data-puck-component="${CSS.escape(id)}"]`);
    const block = frame?.contentDocument?.querySelector(ids.join(', '));
    if (!view || !block) return;
    const { top, bottom } = block.getBoundingClientRect();
    const seen = top < view.innerHeight - above && bottom > above;
    // Not `scrollIntoView`, which moves the Studio around the frame, too.
    if (!seen) view.scrollTo({ top: view.scrollY + top - above });
  }, [chosen, stands]);
}
