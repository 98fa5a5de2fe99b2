import { createContext, useContext } from 'react';
import type { Translate } from '#engine/i18n/translator.ts';
import type { Registry } from '#registry/registry.ts';
import type { StudioLocale } from '../../app/studio-texts.tsx';
import type { PreparedPage } from './prepared-page.ts';

/** What the blocks of the canvas need besides their own data. */
export interface CanvasState {
  readonly registry: Registry;
  readonly prepared: PreparedPage;
  /** Language the page is looked at in. */
  readonly locale: string;
  /** The Studio's own words. */
  readonly t: Translate;
  /** Language of the Studio. */
  readonly spoken: StudioLocale;
  /** Lets the editor choose a block for a place of another one. */
  readonly onFill: (parent: string, slot: string) => void;
}

const CanvasContext = createContext<CanvasState | null>(null);
export const CanvasProvider = CanvasContext;

/** @throws outside of the canvas */
export function useCanvas(): CanvasState {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('useCanvas() needs a <CanvasProvider>.');
  return canvas;
}
