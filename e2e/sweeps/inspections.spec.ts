import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { axeViolations } from '../support/axe.ts';
import type { Subject } from '../support/proofs.ts';
import { findingsOf, type Inspection } from './inspection.ts';
import { axeDark, axeLight } from './inspections/axe.ts';
import { tabDown, tabUp } from './inspections/keyboard.ts';
import { forcedColours, inkOnPaper } from './inspections/modes.ts';
import { pictures } from './inspections/pictures.ts';
import { reflow, spacedText } from './inspections/reflow.ts';
import { fits, headings, ids } from './inspections/structure.ts';
import { ownTypeface } from './inspections/typeface.ts';
import { wakingWithin } from './inspections/waking.ts';
import { openVisit, type SleepingVisit } from './visit.ts';

/*
 * One opening serves all inspections. So none may hide another's fault, or leave behind what another takes for one: shown
 * on a page that has exactly one fault for each of them.
 */

const faultyPage = '/page-of-faults';
const soundPage = '/page-without-faults';

/** A fault each, by the inspection that must find it and by what it says then. */
const faults = {
  typeface: ['<p>\u{1F9ED}</p>', /U\+1f9ed/],
  pictures: ['', /page-of-faults-390-light\.webp is not stored/],
  'reflow, 320 px': ['<p class="wide-at-320">320</p>', /wide-at-320/],
  'reflow, 200 % zoom': ['<p class="wide-at-720">720</p>', /wide-at-720/],
  'reflow, 400 % zoom': ['<p class="wide-at-360">360</p>', /wide-at-360/],
  'spaced text': ['<p class="tight">W tych słowach nie ma miejsca na więcej</p>', /W tych słowach/],
  'forced colours': ['<a class="btn" href="#main">Bez ramki</a>', /Bez ramki/],
  print: ['<p class="pale">Blady druk</p>', /Blady druk/],
  'axe, light': ['<button type="button"></button>', /button-name/],
  'axe, dark': ['<p class="dim">Ciemno</p>', /dim.*Ciemno/],
  'headings in order': ['<h3>Poziom trzeci</h3>', /H3 "Poziom trzeci" comes after level 1/],
  'ids once': ['<i id="twice"></i><i id="twice"></i>', /twice/],
  'nothing sticks out': ['<p class="wide-at-1440">1440</p>', /wide-at-1440/],
  'blocks wake at a touch': [
    '<div data-hydrate="interaction" data-block="sleeper"><p>Śpi</p></div>',
    /sleeper/,
  ],
  'keyboard, Tab, light': ['<a class="ringless-light" href="#main">Jasny</a>', /no ring around .*Jasny/],
  'keyboard, Shift+Tab, dark': [
    '<a class="ringless-dark" href="#main">Ciemny</a>',
    /no ring around .*Ciemny/,
  ],
} as const satisfies Readonly<Record<string, readonly [html: string, finding: RegExp]>>;

const faultyStyles = `
  .wide-at-320 { @media (width: 320px) { inline-size: 400px; } }
  .wide-at-720 { @media (width: 720px) { inline-size: 800px; } }
  .wide-at-360 { @media (width: 360px) { inline-size: 440px; } }
  .wide-at-1440 { @media (width: 1440px) and (forced-colors: none) { inline-size: 1500px; } }
  .tight { inline-size: 19rem; overflow: hidden; white-space: nowrap; }
  .btn { border: 0; }
  .pale { @media print { color: #ddd; } }
  .dim { @media (prefers-color-scheme: dark) { color: #555; } }
  .ringless-light:focus-visible { @media (prefers-color-scheme: light) { outline: none !important; } }
  .ringless-dark:focus-visible { @media (prefers-color-scheme: dark) { outline: none !important; } }`;

const html = (
  styles: string,
  body: string,
) => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Próba</title>
  <meta name="viewport" content="width=device-width"><style>
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; background: #111; color: #fff; } a { color: #9cf; } }
  body { margin: 0; font-family: "Onest"; } :focus-visible { outline: 3px solid #06c; }
  @media (prefers-color-scheme: dark) { :focus-visible { outline-color: #9cf; } }
  ${styles}</style></head>
  <body><main id="main" tabindex="-1"><h1>Próba</h1><p><a href="#main">W porządku</a></p>${body}</main>
  <footer><a href="#main">Stopka</a></footer></body></html>`;

/** The site's own typeface. */
async function readFaces(page: Page): Promise<string> {
  const address = (await (await page.request.get('/')).text()).match(/href="([^"]+\.css)"/)?.[1] ?? '';
  const css = await (await page.request.get(address)).text();
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n').replaceAll('optional', 'block');
}

/** What a test here depends on besides its code and the browser: it makes its pages itself, and takes from the site the typeface alone. */
const trialOf = async (name: string, page: Page): Promise<Subject> => ({
  name: `inspections ${name}`,
  path: '/favicon.svg',
  shown: await readFaces(page),
});

/** The same page for each of them, with the site's own typeface and nothing else of the site. */
async function openTrial(page: Page, path: string): Promise<SleepingVisit> {
  const faces = await readFaces(page);
  const bodies = new Map([
    [
      faultyPage,
      html(
        faces + faultyStyles,
        Object.values(faults)
          .map(([fault]) => fault)
          .join('\n'),
      ),
    ],
    [soundPage, html(faces, '')],
  ]);
  await page.route(new RegExp(path), (route) =>
    route.fulfill({ contentType: 'text/html', body: bodies.get(path) ?? '' }),
  );
  return openVisit(page, path);
}

const inspectionsOf = (path: string): readonly Inspection[] => [
  ownTypeface,
  pictures('trial', [{ name: path.slice(1), selector: null }]),
  ...reflow,
  spacedText,
  forcedColours,
  inkOnPaper,
  axeLight,
  axeDark,
  headings,
  ids,
  fits,
  // Nothing is on its way that could wake the block.
  wakingWithin(50),
  tabDown,
  tabUp,
];

/** What each finds when the page is opened for it alone. */
async function findAlone(page: Page, path: string): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const inspection of inspectionsOf(path))
    found.set(
      inspection.name,
      await findTogether(page, path, [inspection]).then((all) => all.get(inspection.name) ?? []),
    );
  return found;
}

/** What each finds in one opening, in this order. */
async function findTogether(page: Page, path: string, inspections: readonly Inspection[]) {
  const tab = await page.context().newPage();
  const visit = await openTrial(tab, path);
  await visit.wakeUp();
  const found = new Map<string, readonly string[]>();
  for (const inspection of inspections) found.set(inspection.name, await findingsOf(visit, inspection));
  await tab.close();
  return found;
}

test('[gate] each inspection finds its fault, and finds the same after all others, in whatever order', async ({
  page,
  proofs,
}) => {
  if (await proofs.stands(await trialOf('faults', page))) return;
  const alone = await findAlone(page, faultyPage);
  for (const [name, [, finding]] of Object.entries(faults))
    expect(alone.get(name)?.join('\n'), name).toMatch(finding);
  const inspections = inspectionsOf(faultyPage);
  expect([...alone.keys()].toSorted()).toEqual(Object.keys(faults).toSorted());
  for (const order of [inspections, inspections.toReversed()])
    expect(Object.fromEntries(await findTogether(page, faultyPage, order))).toEqual(
      Object.fromEntries(alone),
    );
});

test('[gate] a page without a fault has none, whichever inspections came before', async ({
  page,
  proofs,
}) => {
  if (await proofs.stands(await trialOf('none', page))) return;
  const inspections = inspectionsOf(soundPage).filter(({ name }) => name !== 'pictures');
  const nothing = Object.fromEntries(inspections.map(({ name }) => [name, []]));
  for (const order of [inspections, inspections.toReversed()])
    expect(Object.fromEntries(await findTogether(page, soundPage, order))).toEqual(nothing);
});

test('[gate] [wcag 2.2] axe finds what it finds as it is shipped, in colours of all kinds', async ({
  openPage,
}) => {
  const colours = [
    '#888',
    '#777f',
    'rgb(200 0 0 / 0.4)',
    'oklch(0.7 0.1 150)',
    'hsl(200 90% 60%)',
    'currentColor',
  ];
  const styles = colours.flatMap((colour) =>
    colours.map(
      (other) =>
        `background: ${colour}; color: color-mix(in oklab, ${other}, white 20%); text-shadow: 0 0 2px ${other}`,
    ),
  );
  const layers = styles.map(
    (style, at) =>
      `<div style="opacity: ${1 - at / 60}; mix-blend-mode: ${at % 3 ? 'normal' : 'multiply'}"><p style="${style}">Słowo ${at}</p></div>`,
  );
  const body = html('', `${layers.join('')}<button type="button"></button><img src="data:,">`);
  const open = async () => {
    const page = await openPage();
    await page.setContent(body);
    return page;
  };
  const [page, other] = await Promise.all([open(), open()]);
  const found = await axeViolations(page, { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] } });
  const { violations } = await new AxeBuilder({ page: other }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(found.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'image-alt']),
  );
  expect(found).toEqual(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    })),
  );
});

test('[gate] an inspection that finds something or breaks down lets the next have its turn', async ({
  page,
}) => {
  const turns: string[] = [];
  const visit = await openTrial(page, soundPage);
  const broken: Inspection = { name: 'broken', look: () => Promise.reject(new Error('out of order')) };
  const next: Inspection = { name: 'next', look: async () => [`turn ${turns.push('next')}`] };
  expect(await findingsOf(visit, broken)).toEqual(['could not go on: out of order']);
  expect(await findingsOf(visit, next)).toEqual(['turn 1']);
  expect(turns).toEqual(['next']);
});
