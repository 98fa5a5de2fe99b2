import { createContext, type ReactNode, useContext } from 'react';
import type { Translate } from '#engine/i18n/translator.ts';
import type { ClientPlan, LiveBlock } from './client-plan.ts';

/**
 * What differs between server and browser when a block is put into the tree. A context and not a module variable,
 * because the server renders many visits at once.
 */
export interface BlockRenderer {
  /** The view of a live block; it may suspend in the browser. */
  readonly live: (block: LiveBlock, slots: Record<string, ReactNode>) => ReactNode;
  /** The words of what stands around the blocks and lies over them. */
  readonly t: (plan: ClientPlan) => Translate;
  /** What lies over the page: popups, notices. Nothing on the server. */
  readonly overlays: (plan: ClientPlan) => ReactNode;
  /** Element around a live block; `div` when not given. The server names it anew where it cuts a block out. */
  readonly wrapper?: (block: LiveBlock) => string | undefined;
  /** Makes a string assignable as markup: the browser wraps it for Trusted Types. */
  readonly markup: (html: string) => string;
}

const BlockRendererContext = createContext<BlockRenderer | null>(null);
export const BlockRendererProvider = BlockRendererContext;

export function useBlockRenderer(): BlockRenderer {
  const renderer = useContext(BlockRendererContext);
  if (!renderer) throw new Error('Blocks need a <BlockRendererProvider>.');
  return renderer;
}
