import { pageLoaderStopsMs } from '#schemas/constants.ts';

/** A screen that comes sooner is shown without a loader: a flash would only unsettle. */
const delayMs = 250;

/** The four-icon loader of a move. The starter makes it and hands it to the runtime: who shows it and who hides it share its timers. */
export interface PageLoader {
  /** Shows it, after a moment; it goes away by itself after ten seconds (specification 9). */
  show(): void;
  hide(): void;
}

export function createPageLoader(): PageLoader {
  let appears: ReturnType<typeof setTimeout> | undefined;
  let stops: ReturnType<typeof setTimeout> | undefined;
  const loader = () => document.getElementById('mozaika-page-loader');
  const hide = () => {
    clearTimeout(appears);
    clearTimeout(stops);
    loader()?.setAttribute('hidden', '');
  };
  return {
    hide,
    show: () => {
      hide();
      appears = setTimeout(() => loader()?.removeAttribute('hidden'), delayMs);
      stops = setTimeout(hide, pageLoaderStopsMs);
    },
  };
}
