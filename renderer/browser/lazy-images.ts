import { imagePreloadFactor } from '#schemas/constants.ts';
import { watchNear } from './watch-near.ts';

/**
 * Lets pictures start to load when they come within 1.3 window heights (specification 9): those of the page, and those
 * that a woken block or a move inside the site brings. Browsers wait by rules of their own, some until the picture is
 * almost in view. A failed picture is not asked for again; browsers do not either. Called once.
 */
export function watchLazyImages(): void {
  const near = watchNear(`${imagePreloadFactor * 100 - 100}%`, (image) =>
    image.setAttribute('loading', 'eager'),
  );
  const watch = () => {
    // One that is watched already stays so.
    for (const image of document.querySelectorAll('img[loading=lazy]')) near.observe(image);
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}
