import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { builtClass } from './built-class.ts';
import { headingFindings } from './structure-checks.ts';

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 level AA: one line a rule, with the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // What lies half under the bar of a phone is scrolled from under it; axe looks at one place of scrolling only.
  // By script, since the page's policy refuses a style sheet that is not its own.
  await page.evaluate((bars) => {
    for (const bar of document.querySelectorAll<HTMLElement>(bars))
      bar.style.setProperty('position', 'relative', 'important');
  }, builtClass('contract-bar'));
  const violations = await axeViolations(page, { runOnly: { type: 'tag', values: conformance } });
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/** Pairs of colours that axe finds too close in the dark scheme; nothing else depends on the scheme. */
export async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const findings = await contrastFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return findings.map((finding) => `dark: ${finding}`);
}

/** Pairs of colours that axe finds too close in the scheme of now. */
export async function contrastFindings(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  );
}

/** Ids that more than one element of the page carries. */
export const duplicateIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/**
 * Elements that make the page scroll sideways; none when it does not. What scrolls within a box of its own, such as a
 * wide table, does not count.
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`the page, ${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });

/** Everything a page must hold in each of its states: no axe finding in both schemes, headings in order, ids once. */
export async function pageFindings(page: Page): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...(await darkFindings(page)),
    ...(await headingFindings(page)),
    ...(await duplicateIds(page)).map((id) => `more than one "${id}"`),
  ];
}
