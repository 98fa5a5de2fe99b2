import type { DatabaseCosts } from './costs.ts';

/** What people ask of the site. Assumptions, each named in docs/capacity.md: replace them by what is measured in production. */
export interface Demand {
  readonly visitsPerDay: number;
  /** Share of a day's visits in its busiest hour. */
  readonly busiestHour: number;
  /** How many times the mean of that hour its busiest minute has. */
  readonly peak: number;
  /** Answers with a page or its plan in a visit. */
  readonly pagesPerVisit: number;
  /** Share of visits of somebody who signs in. */
  readonly signedIn: number;
  /** Calls of a signed-in customer for each page: forms, offers, payments, messages. */
  readonly callsPerPage: number;
  /** Share of everybody's pages that a CDN answers by itself; 0 while it asks for each. */
  readonly cdn: number;
  /** Publishes an hour, and how many kept pages each makes stale on each node. */
  readonly publishesPerHour: number;
  readonly stalePages: number;
}

/** A lender with a campaign on: a tenth of the day in one hour, and twice its mean in the busiest minute. */
const lender: Omit<Demand, 'visitsPerDay' | 'cdn'> = {
  busiestHour: 0.1,
  peak: 2,
  pagesPerVisit: 6,
  signedIn: 0.2,
  callsPerPage: 2,
  publishesPerHour: 20,
  stalePages: 200,
};

export const demands: readonly Demand[] = [
  { ...lender, visitsPerDay: 100_000, cdn: 0 },
  { ...lender, visitsPerDay: 1_000_000, cdn: 0 },
  { ...lender, visitsPerDay: 10_000_000, cdn: 0 },
  { ...lender, visitsPerDay: 10_000_000, cdn: 0.95 },
];

/** Pages a second in the busiest minute. */
const pagesOf = (demand: Demand): number =>
  ((demand.visitsPerDay * demand.busiestHour) / 3600) * demand.peak * demand.pagesPerVisit;

/** Answers a second in the busiest minute, by what they cost. */
export interface Rates {
  readonly kept: number;
  readonly signedIn: number;
}

export function ratesOf(demand: Demand): Rates {
  const pages = pagesOf(demand);
  return {
    kept: pages * (1 - demand.signedIn) * (1 - demand.cdn),
    signedIn: pages * demand.signedIn * (1 + demand.callsPerPage),
  };
}

/** Cores of PostgreSQL that the answers of the busiest minute keep busy, as if its locks and its memory were without end. */
export const databaseCoresOf = (demand: Demand, { page, call }: DatabaseCosts): number =>
  (pagesOf(demand) * demand.signedIn * (page + demand.callsPerPage * call)) / 1000;
