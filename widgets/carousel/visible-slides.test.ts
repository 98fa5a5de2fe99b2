import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleSlides } from './visible-slides.ts';

const row = (count: number, width: number) =>
  Array.from({ length: count }, (_slide, index) => ({ offsetLeft: index * width, offsetWidth: width }));

describe('[a11y] what a visitor of a carousel sees', () => {
  test('at the start there is more on the right only', () => {
    expect(visibleSlides({ scrollLeft: 0, clientWidth: 250, scrollWidth: 500, slides: row(5, 100) })).toEqual(
      {
        first: 0,
        last: 2,
        atStart: true,
        atEnd: false,
      },
    );
  });

  test('at the end, up to a rounded pixel, there is more on the left only', () => {
    const end = visibleSlides({ scrollLeft: 299.2, clientWidth: 200, scrollWidth: 500, slides: row(5, 100) });
    expect(end).toEqual({ first: 3, last: 4, atStart: false, atEnd: true });
  });

  test('slides that all fit are at both ends', () => {
    const all = visibleSlides({ scrollLeft: 0, clientWidth: 600, scrollWidth: 600, slides: row(3, 100) });
    expect(all).toMatchObject({ first: 0, last: 2, atStart: true, atEnd: true });
  });

  test('scrolling on never brings an earlier slide into view', () => {
    const places = fc.tuple(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 100, max: 400 }),
      fc.nat(3000),
      fc.nat(300),
    );
    fc.assert(
      fc.property(places, ([count, clientWidth, left, further]) => {
        const slides = row(count, 100);
        const scrollWidth = Math.max(count * 100, clientWidth);
        const at = (wanted: number) =>
          visibleSlides({
            scrollLeft: Math.min(wanted, scrollWidth - clientWidth),
            clientWidth,
            scrollWidth,
            slides,
          });
        const [before, after] = [at(left), at(left + further)];
        expect(after.first).toBeGreaterThanOrEqual(before.first);
        expect(after.last).toBeGreaterThanOrEqual(before.last);
        expect(before.last).toBeGreaterThanOrEqual(before.first);
      }),
    );
  });
});
