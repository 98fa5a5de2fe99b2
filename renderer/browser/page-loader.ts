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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loader = () => document.getElementById('mozaika-page-loader');
  const hide = () => {
    clearTimeout(timer);
    loader()?.toggleAttribute('hidden', true);
  };
  return {
    hide,
    show: () => {
      hide();
      timer = setTimeout(() => {
        loader()?.toggleAttribute('hidden', false);
        timer = setTimeout(hide, pageLoaderStopsMs - delayMs);
      }, delayMs);
    },
  };
}
