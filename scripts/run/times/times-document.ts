import { type FileTime, idleOf, longest, type Parts, type SuiteTimes, type TestTime } from './suite-times.ts';

/** One step of the run, in milliseconds. Steps may run side by side. */
export interface StepTime {
  readonly name: string;
  readonly ms: number;
}

/** Everything a whole run measured. */
export interface RunTimes {
  readonly wallMs: number;
  readonly steps: readonly StepTime[];
  /** Null when the tool left no times. */
  readonly unit: SuiteTimes | null;
  readonly browser: SuiteTimes | null;
}

/** How many rows the longest lists have. */
const rows = 20;

/** Characters after which a title is cut off. */
const titleLength = 90;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Where the time of a run went, as Markdown that is readable as it is. All numbers are seconds. */
export function timesDocument({ wallMs, steps, unit, browser }: RunTimes): string {
  const suites = [
    { name: 'unit and contract tests', times: unit },
    { name: 'browser tests', times: browser },
  ].flatMap(({ name, times }) => (times ? [{ name, times }] : []));
  return [
    table(['Step', 's'], [...steps.map(({ name, ms }) => [name, seconds(ms)]), ['all', seconds(wallMs)]]),
    table(
      ['Workers', 'workers', 'tests of each', 's of workers', 'idle', 'until the first test'],
      suites.map(({ name, times }) => [
        name,
        String(times.slots),
        times.workers.map(({ tests }) => tests).join(' + '),
        seconds(sum(times.files)),
        seconds(idleOf(times)),
        seconds(times.startMs),
      ]),
    ),
    ...suites.map(({ name, times }) => partsTable(`In ${name}`, withRest(times), rows)),
    ...suites.map(({ name, times }) => filesTable(`Files of ${name}`, times.files)),
    ...(browser ? [partsTable('Named steps of browser tests', browser.inspections, rows)] : []),
    testsTable(suites.flatMap(({ times }) => times.tests)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const sum = (all: readonly { readonly ms: number }[]): number => all.reduce((total, { ms }) => total + ms, 0);

/** The parts and what they leave of the workers' time. */
function withRest({ purposes, files }: SuiteTimes): Parts {
  const rest = sum(files) - Object.values(purposes).reduce((total, ms) => total + ms, 0);
  return rest > 50 ? { ...purposes, 'everything else': rest } : purposes;
}

function partsTable(heading: string, parts: Parts, count: number): string {
  const { first, left, leftMs } = longest(
    Object.entries(parts).map(([name, ms]) => ({ name, ms })),
    count,
  );
  return table(
    [heading, 's of workers'],
    [...first.map(({ name, ms }) => [name, seconds(ms)]), ...rest(left, [seconds(leftMs)])],
  );
}

function filesTable(heading: string, files: readonly FileTime[]): string {
  const { first, left, leftMs } = longest(files, rows);
  const firstTests = first.reduce((total, { tests }) => total + tests, 0);
  const leftTests = files.reduce((total, { tests }) => total + tests, 0) - firstTests;
  return table(
    [heading, 'tests', 's of workers'],
    [
      ...first.map(({ file, tests, ms }) => [file, String(tests), seconds(ms)]),
      ...rest(left, [String(leftTests), seconds(leftMs)]),
    ],
  );
}

const testsTable = (tests: readonly TestTime[]): string =>
  table(
    ['Slowest tests', 's'],
    longest(tests, rows).first.map(({ file, title, ms }) => [`${file}: ${shorten(title)}`, seconds(ms)]),
  );

const shorten = (title: string): string =>
  title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title;

const rest = (left: number, values: readonly string[]): string[][] =>
  left === 0 ? [] : [[`${left} others`, ...values]];

/** The first column is text, the others are numbers. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  if (body.length === 0) return '';
  const cells = [head, ...body].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, at) => Math.max(3, ...cells.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, at) => pad(row[at] ?? '', width, at)).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), rule, ...others.map(line)].join('\n');
}

const pad = (cell: string, width: number, at: number): string =>
  at === 0 ? cell.padEnd(width) : cell.padStart(width);
