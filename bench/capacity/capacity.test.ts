import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCosts, readDatabaseCosts } from './costs.ts';
import { databaseCoresOf, demands, ratesOf } from './demand.ts';
import { nodesFor, simulate } from './simulate.ts';

const [demand] = demands;
if (!demand) throw new Error('no demand');

describe('[docs] the plan of capacity', () => {
  test('costs are read out of what the bench wrote, and a missing row is named', () => {
    const rows = [
      '| cached page, br / same bytes from bare node:http | x 1.15 (10000 against 9000 requests/s) | >= x 0.85 |',
      '| page of a signed-in customer / same bytes from bare node:http | x 0.06 (500 against 11631 requests/s) | |',
      '| page compiled for the first time / renderToString of the same tree | x 0.51 (3.44 against 1.76 ms) | |',
    ];
    expect(readCosts(rows.join('\n'))).toEqual({ kept: 0.1, signedIn: 2, compiled: 3.44 });
    expect(() => readCosts(rows.slice(1).join('\n'))).toThrow('"cached page, br /"');
  });

  test('the database is as busy as the customers who are signed in make it', () => {
    const rows = [
      '| database, page of a signed-in customer | 1.5 ms of a core, 3.0 transactions | |',
      '| database, call of a signed-in customer | 0.5 ms of a core, 1.0 transactions | |',
    ];
    const costs = readDatabaseCosts(rows.join('\n'));
    expect(costs).toEqual({ page: 1.5, call: 0.5 });
    expect(() => readDatabaseCosts(rows.slice(1).join('\n'))).toThrow(
      '"database, page of a signed-in customer"',
    );
    const day = { ...demand, visitsPerDay: 3_600_000, busiestHour: 0.1, peak: 2, pagesPerVisit: 5 };
    // 200 visits a second at the peak, 1,000 pages; a fifth of them are a customer's, each with two calls.
    expect(databaseCoresOf({ ...day, signedIn: 0.2, callsPerPage: 2 }, costs)).toBeCloseTo(0.5, 6);
    expect(databaseCoresOf({ ...day, signedIn: 0 }, costs)).toBe(0);
  });

  test('one queue without a publish waits as long as the theory of queues says', () => {
    // M/M/1: the mean time to an answer is cost / (1 - busy), and its median that mean times ln 2.
    const costs = { kept: 2, signedIn: 2, compiled: 2 };
    const { kept, signedIn } = ratesOf(demand);
    const busy = ((kept + signedIn) * 2) / 1000;
    const outcome = simulate({ demand, costs, nodes: 1, seconds: 3600 });
    expect(outcome.busy).toBeCloseTo(busy, 1);
    const median = (2 / (1 - busy)) * Math.LN2;
    expect(outcome.median / median).toBeGreaterThan(0.9);
    expect(outcome.median / median).toBeLessThan(1.1);
  });

  test('more nodes are never busier, and what they are said to bear they bear with one away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.record({
          kept: fc.double({ min: 0.05, max: 1, noNaN: true }),
          signedIn: fc.double({ min: 0.5, max: 5, noNaN: true }),
          compiled: fc.double({ min: 1, max: 10, noNaN: true }),
        }),
        (tenth, costs) => {
          const day = { ...demand, visitsPerDay: tenth * 10_000 };
          const planned = nodesFor(day, costs);
          expect(planned.busy).toBeLessThan(0.6);
          const oneAway = simulate({ demand: day, costs, nodes: planned.nodes - 1 });
          expect(oneAway.busy).toBeGreaterThanOrEqual(planned.busy * 0.95);
          expect(oneAway.busy).toBeLessThanOrEqual(0.95);
        },
      ),
      { numRuns: 20 },
    );
  });
});
