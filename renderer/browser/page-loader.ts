import { pageLoaderStopsMs } from '#schemas/constants.ts';

/** A screen that comes sooner is shown without a loader: a flash would only unsettle. */
const delayMs = 250;

let appears: ReturnType<typeof setTimeout> | undefined;
let stops: ReturnType<typeof setTimeout> | undefined;

const loader = () => document.getElementById('mozaika-page-loader');

/** Shows the four-icon loader; it goes away by itself after ten seconds (specification 9). */
export function showPageLoader(): void {
  hidePageLoader();
  appears = setTimeout(() => loader()?.removeAttribute('hidden'), delayMs);
  stops = setTimeout(hidePageLoader, pageLoaderStopsMs);
}

export function hidePageLoader(): void {
  clearTimeout(appears);
  clearTimeout(stops);
  loader()?.setAttribute('hidden', '');
}
