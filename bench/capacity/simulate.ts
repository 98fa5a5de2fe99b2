import type { Costs } from './costs.ts';
import { type Demand, ratesOf } from './demand.ts';

/** How a number of nodes bears the busiest minute. */
export interface Outcome {
  readonly nodes: number;
  /** Share of its core that the busiest node uses. */
  readonly busy: number;
  /** Milliseconds from a request's arrival to its answer, network left out. */
  readonly median: number;
  readonly p99: number;
}

export interface Simulation {
  readonly demand: Demand;
  readonly costs: Costs;
  readonly nodes: number;
  /** Simulated seconds. */
  readonly seconds?: number;
}

/** Of the same numbers each time: a document is made of what comes out. Mulberry32, for no secret. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Lets requests come to nodes of one core each, in turn, and wait for those before them. Arrivals are independent of each
 * other; what an answer costs is spread around its mean as waiting times are, which is more than was measured. In the middle
 * of the minute a publish makes pages stale on every node: each is compiled once, when it is asked for.
 */
export function simulate({ demand, costs, nodes, seconds = 60 }: Simulation): Outcome {
  const random = randomFrom(demand.visitsPerDay + nodes);
  const exponential = (mean: number) => -mean * Math.log(1 - random());
  const rates = ratesOf(demand);
  const gapMs = 1000 / (rates.kept + rates.signedIn);
  const isKept = () => random() < rates.kept / (rates.kept + rates.signedIn);
  const freeAt = new Float64Array(nodes);
  const busyMs = new Float64Array(nodes);
  const stale = new Float64Array(nodes);
  const waited: number[] = [];
  const endMs = seconds * 1000;
  let published = false;
  let node = 0;
  for (let at = exponential(gapMs); at < endMs; at += exponential(gapMs)) {
    if (!published && at > endMs / 2) {
      published = true;
      stale.fill(demand.stalePages);
    }
    node = (node + 1) % nodes;
    const kept = isKept();
    const waits = stale[node] ?? 0;
    // Of the pages that are read most, and those are stale.
    const compiles = kept && waits > 0 && random() < waits / demand.stalePages;
    if (compiles) stale[node] = waits - 1;
    const cost = compiles ? costs.compiled : kept ? costs.kept : costs.signedIn;
    const work = exponential(cost);
    const begins = Math.max(at, freeAt[node] ?? 0);
    freeAt[node] = begins + work;
    busyMs[node] = (busyMs[node] ?? 0) + work;
    waited.push(begins + work - at);
  }
  waited.sort((one, other) => one - other);
  const share = (part: number) => waited[Math.min(waited.length - 1, Math.floor(waited.length * part))] ?? 0;
  return { nodes, busy: Math.max(...busyMs) / endMs, median: share(0.5), p99: share(0.99) };
}

/** Busier than this, a core has nothing left for a node that is away or a campaign nobody was told of. */
const busiest = 0.6;

/** The fewest nodes of one core that bear it with two thirds of them: one may be away, one may be replaced. */
export function nodesFor(demand: Demand, costs: Costs): Outcome {
  for (let nodes = 1; ; nodes++) {
    const outcome = simulate({ demand, costs, nodes });
    if (outcome.busy <= busiest)
      return simulate({ demand, costs, nodes: Math.max(3, Math.ceil(nodes * 1.5)) });
  }
}
