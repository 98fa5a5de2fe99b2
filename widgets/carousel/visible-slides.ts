/** Where a scroller stands. Numbers of slides start at 0. */
export interface SlidePosition {
  readonly first: number;
  readonly last: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Sizes in CSS pixels, as the scroller and its slides report them. */
export interface ScrollerSizes {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly slides: readonly { readonly offsetLeft: number; readonly offsetWidth: number }[];
}

/** Browsers round positions of scrolled boxes to parts of a pixel. */
const tolerancePx = 2;

/** Which slides can be seen, at least half of each, and whether there is more on either side. */
export function visibleSlides({
  scrollLeft,
  clientWidth,
  scrollWidth,
  slides,
}: ScrollerSizes): SlidePosition {
  const seen = slides.flatMap(({ offsetLeft, offsetWidth }, index) => {
    const middle = offsetLeft + offsetWidth / 2;
    return middle >= scrollLeft && middle <= scrollLeft + clientWidth ? [index] : [];
  });
  return {
    first: seen[0] ?? 0,
    last: seen.at(-1) ?? 0,
    atStart: scrollLeft <= tolerancePx,
    atEnd: scrollLeft + clientWidth >= scrollWidth - tolerancePx,
  };
}
