import type { Page } from '@playwright/test';

/** What is wrong with the headings of a page: not exactly one `h1`, or a level left out on the way down. */
export const headingFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
      (heading) => heading.closest('dialog:not([open]), [hidden], [popover]') === null,
    );
    const levels = headings.map((heading) =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
    );
    const describe = (at: number) =>
      `${headings[at]?.tagName} "${headings[at]?.textContent?.trim().slice(0, 60)}"`;
    const tops = levels.flatMap((level, at) => (level === 1 ? [describe(at)] : []));
    const skipped = levels.flatMap((level, at) =>
      level > (levels[at - 1] ?? 0) + 1 ? [`${describe(at)} comes after level ${levels[at - 1] ?? 0}`] : [],
    );
    return tops.length === 1 ? skipped : [`${tops.length} h1: ${tops.join(', ')}`, ...skipped];
  });

/**
 * Text that is cut off by a box which hides what flows over and cannot be scrolled (WCAG 2.2, 1.4.4, 1.4.10). Clamped
 * lines are meant; what only screen readers see is no text to look at.
 */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const cutBy = (node: Text): Element | null => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return null;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none') return null;
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
        const place = box.getBoundingClientRect();
        if (place.width <= 1 || place.height <= 1) return null;
        const wide = text.right > place.right + 1 || text.left < place.left - 1;
        const high = text.bottom > place.bottom + 2 || text.top < place.top - 2;
        if ((wide && hides(style.overflowX)) || (high && hides(style.overflowY))) return box;
      }
      return null;
    };
    const findings: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '' || !node.parentElement?.checkVisibility())
        continue;
      const box = cutBy(node);
      if (box)
        findings.push(
          `"${node.data.trim().slice(0, 60)}" in <${box.tagName} class="${box.getAttribute('class')}">`,
        );
    }
    return findings;
  });

/** Sets letters, words and lines as far apart as readers may (WCAG 2.2, 1.4.12). @returns what takes that back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    return style;
  });
  return () =>
    sheet.evaluate((style) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
    });
}
