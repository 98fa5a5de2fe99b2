/** A page to go to, or a gap between pages. */
export type PagerStep = number | 'gap';

/** The pages a pager names: first, last, the present one and its neighbours. A gap stands for two pages or more. */
export function pagerSteps(page: number, pages: number): PagerStep[] {
  const near = new Set([1, pages, page - 1, page, page + 1]);
  const shown = [...near].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((one, at): PagerStep[] => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : ['gap', one];
  });
}
