import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SlidePosition, visibleSlides } from './visible-slides.ts';

interface SlideScroller {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly position: SlidePosition;
  /** Whether the visitor has scrolled; before that there is nothing to announce. */
  readonly moved: boolean;
  /** Scrolls by one slide; the style sheet decides whether smoothly, and snapping finds the exact place. */
  readonly step: (direction: 1 | -1) => void;
}

/** Follows a list that scrolls sideways. Before it is measured it counts as standing at its start, with more to come. */
export function useSlideScroller(): SlideScroller {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<SlidePosition>({ first: 0, last: 0, atStart: true, atEnd: false });
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const now = visibleSlides({
        scrollLeft: element.scrollLeft,
        clientWidth: element.clientWidth,
        scrollWidth: element.scrollWidth,
        slides: slidesOf(element),
      });
      setPosition((before) => (same(before, now) ? before : now));
    };
    const onScroll = () => {
      setMoved(true);
      measure();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  const step = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const [one, two] = slidesOf(element);
    element.scrollBy({
      left: direction * (one && two ? two.offsetLeft - one.offsetLeft : element.clientWidth),
    });
  };
  return { list, position, moved, step };
}

const slidesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((child) => child instanceof HTMLElement);

const same = (one: SlidePosition, other: SlidePosition): boolean =>
  one.first === other.first &&
  one.last === other.last &&
  one.atStart === other.atStart &&
  one.atEnd === other.atEnd;
