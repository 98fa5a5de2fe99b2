import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '#scripts/widget-docs/markdown-table.ts';
import { readCosts, readDatabaseCosts } from './costs.ts';
import { databaseCoresOf, demands, ratesOf } from './demand.ts';
import { nodesFor } from './simulate.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const percent = (value: number) => `${Math.round(value * 100)} %`;

/** Tables of docs/capacity.md: what an answer costs, and what a day takes. */
export function capacityTables(root: string): ReadonlyMap<string, string> {
  const results = readFileSync(join(root, 'bench/results.md'), 'utf8');
  const costs = readCosts(results);
  const database = readDatabaseCosts(results);
  const perCore = Object.entries({
    'a kept page, compressed': costs.kept,
    'a page of a signed-in customer, and each of their calls': costs.signedIn,
    'a page compiled after a publish': costs.compiled,
  }).map(([what, ms]) => [what, `${ms.toFixed(2)} ms`, `${whole(1000 / ms)}/s`]);
  const days = demands.map((demand) => {
    const rates = ratesOf(demand);
    const { nodes, busy, median, p99 } = nodesFor(demand, costs);
    return [
      whole(demand.visitsPerDay),
      demand.cdn === 0 ? 'no' : percent(demand.cdn),
      `${whole(rates.kept)} + ${whole(rates.signedIn)}`,
      String(nodes),
      percent(busy),
      `${median.toFixed(1)} / ${p99.toFixed(1)} ms`,
      databaseCoresOf(demand, database).toFixed(1),
    ];
  });
  const ofDatabase = Object.entries({ 'a page': database.page, 'a call': database.call }).map(
    ([what, ms]) => [`${what} of a signed-in customer`, `${ms.toFixed(2)} ms`, `${whole(1000 / ms)}/s`],
  );
  return new Map([
    ['database', markdownTable(['Answer', 'costs a core of PostgreSQL', 'a core bears'], ofDatabase)],
    ['costs', markdownTable(['Answer', 'costs a core', 'a core answers'], perCore)],
    [
      'days',
      markdownTable(
        [
          'Visits a day',
          'CDN',
          'kept pages + signed-in answers a second',
          'nodes of one core',
          'busiest node',
          'median / p99',
          'busy cores of the database',
        ],
        days,
      ),
    ],
  ]);
}
