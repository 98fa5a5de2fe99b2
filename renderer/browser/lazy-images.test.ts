// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchLazyImages } from './lazy-images.ts';

const watched = new Set<Element>();
let options: IntersectionObserverInit | undefined;
let report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void = () => undefined;

afterEach(() => vi.unstubAllGlobals());

test('[spec 9] pictures load within 1.3 window heights, those that come later, too', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, given?: IntersectionObserverInit) {
        report = callback;
        options = given;
      }
      observe = (target: Element) => watched.add(target);
      unobserve = (target: Element) => watched.delete(target);
    },
  );
  const picture = (id: string) => {
    const image = document.createElement('img');
    image.id = id;
    image.setAttribute('loading', 'lazy');
    return image;
  };
  document.body.append(picture('first'));
  watchLazyImages();
  expect(options?.rootMargin).toBe('30%');
  const block = document.createElement('div');
  block.append(picture('late'));
  document.body.append(block);
  await Promise.resolve();
  expect([...watched].map(({ id }) => id)).toEqual(['first', 'late']);

  const [first, late] = watched;
  if (!first || !late) throw new Error('expected two pictures');
  report([
    { isIntersecting: false, target: first },
    { isIntersecting: true, target: late },
  ]);
  expect([...watched]).toEqual([first]);
  expect(late.getAttribute('loading')).toBe('eager');
  // Nothing is left for the window to clear away when it closes.
  document.body.replaceChildren();
  await Promise.resolve();
});
