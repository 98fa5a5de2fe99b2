/**
 * Does something with each observed element once, when it comes near the window.
 * @param rootMargin how near, as the observer of intersections takes it
 */
export function watchNear(rootMargin: string, act: (element: Element) => void): IntersectionObserver {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          act(target);
        }
    },
    { rootMargin },
  );
  return near;
}
