import type { PriceHistory } from '#schemas/good.ts';

/** Size of the drawing, in its own units. */
export const drawing = { width: 300, height: 96, margin: 8 } as const;

/**
 * The history as the path of a line that steps from price to price, with a gap while the article was not offered. The highest
 * price lies at the top, the lowest at the bottom, equal ones in the middle.
 */
export function priceLine({ from, until, prices }: Pick<PriceHistory, 'from' | 'until' | 'prices'>): string {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const known = prices.flatMap(({ price_minor: minor }) => minor ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const { width, height, margin } = drawing;
  const x = (moment: number) =>
    round((Math.min(Math.max(moment - start, 0), end - start) / Math.max(end - start, 1)) * width);
  const y = (minor: number) =>
    round(high === low ? height / 2 : margin + ((high - minor) / (high - low)) * (height - 2 * margin));
  let pen = false;
  return prices
    .flatMap(({ since, price_minor: minor }, at) => {
      if (minor === null) {
        pen = false;
        return [];
      }
      const next = prices[at + 1];
      const to = x(next ? Date.parse(next.since) : end);
      const begin = pen ? `V${y(minor)}` : `M${x(Date.parse(since))} ${y(minor)}`;
      pen = true;
      return [`${begin}H${to}`];
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
