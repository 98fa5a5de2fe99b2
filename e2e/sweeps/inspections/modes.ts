import { builtClass } from '../../support/built-class.ts';
import type { Inspection } from '../inspection.ts';

/** [wcag 1.4.11] Where a reader's colours replace ours, buttons, fields and badges keep a border, or the box around them does. */
export const forcedColours: Inspection = {
  name: 'forced colours',
  view: { forcedColours: true },
  look: async ({ page }) => {
    return page.locator(`main :is(.btn, ${builtClass('btn-icon')}, .input, .badge)`).evaluateAll((all) => {
      const hasBorder = (element: Element | null): boolean => {
        if (element === null) return false;
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      };
      return all
        .filter(
          (element) =>
            !hasBorder(element) && !(element.matches('.input') && hasBorder(element.parentElement)),
        )
        .map(({ outerHTML }) => `no border: ${outerHTML.slice(0, 160)}`);
    });
  },
};

/** On paper, text is dark and stands on nothing dark. */
export const inkOnPaper: Inspection = {
  name: 'print',
  view: { media: 'print' },
  look: async ({ page }) => {
    return page.locator('main :is(h1, h2, h3, p, li, th, td)').evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const known = new Map<string, readonly number[]>();
      /** Red, green, blue and opacity up to 255, whatever way the colour is written. */
      const rgba = (colour: string): readonly number[] => {
        const before = known.get(colour);
        if (before || !canvas) return before ?? [0, 0, 0, 255];
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const parts = [...canvas.getImageData(0, 0, 1, 1).data];
        known.set(colour, parts);
        return parts;
      };
      const brightness = (parts: readonly number[]) => Math.max(...parts.slice(0, 3));
      /** What shines through is the paper or, further up, what lies on it: the darkest of them counts. */
      const ground = (from: Element): number => {
        let darkest = 255;
        for (let box: Element | null = from; box; box = box.parentElement) {
          const parts = rgba(getComputedStyle(box).backgroundColor);
          const opacity = (parts[3] ?? 255) / 255;
          darkest = Math.min(darkest, brightness(parts) * opacity + 255 * (1 - opacity));
          if (opacity === 1) break;
        }
        return darkest;
      };
      return all
        .filter((element) => element.checkVisibility())
        .filter((element) => brightness(rgba(getComputedStyle(element).color)) > 120 || ground(element) < 220)
        .map(({ outerHTML }) => `not ink on paper: ${outerHTML.slice(0, 120)}`);
    });
  },
};
