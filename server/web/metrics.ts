import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BlockFailure } from '#engine/plan.ts';
import type { VitalName } from '#schemas/web-vitals.ts';

/** Counters of one server; the text is served on a port of its own. */
export interface Metrics {
  /** `cache`: ready bytes. `fresh`: made for this request. `stale`: an expired copy after a failure. */
  countCache(from: 'cache' | 'fresh' | 'stale'): void;
  /** A page was made anew that no visitor waited for, could not be, or was not wanted any more when its turn came. */
  countRenewal(result: 'made' | 'failed' | 'given_up'): void;
  /** The CDN was told what is out of date, or could not be. */
  countPurge(result: 'done' | 'failed'): void;
  countBlockFailure(failure: Pick<BlockFailure, 'kind' | 'page' | 'type'>): void;
  /** A page was not made because too many others were. */
  countShed(): void;
  countPolicyReport(): void;
  /** A promise failed while nobody waited for it. */
  countUnhandledRejection(): void;
  /** Requests that were not answered by the fast path. `route` is a pattern, never an address. */
  observeRequest(route: string, status: number, seconds: number): void;
  /** A page that was made, by what took the time. */
  observeMaking(step: 'resolve' | 'render', seconds: number): void;
  /** A call to the platform, in this process or elsewhere. `status` is null when no answer came. */
  observeCall(call: string, status: number | null, seconds: number): void;
  /** Work that is due by itself. */
  observeJob(job: string, result: 'done' | 'failed', seconds: number): void;
  /** An attempt to send a message, by what came of it. */
  countMessage(channel: string, template: string, result: string): void;
  /** What a browser measured of a visit: milliseconds, or the shift. `route` is a pattern, never an address. */
  observeVital(name: VitalName, route: string, value: number): void;
  /** Asks how many sockets are open whenever somebody reads. */
  watchSockets(count: () => number): void;
  /** Asks how much the kept pages take whenever somebody reads. */
  watchCache(bytes: () => number): void;
  /** Asks whether the database answers whenever somebody reads; null is nothing to say. */
  watchDatabase(answers: () => Promise<boolean | null>): void;
  /** In the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(options: { readonly process: boolean } = { process: false }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  const cacheAnswers = new Counter({
    name: 'mozaika_page_cache_answers_total',
    help: 'Answers to anonymous visits, by where the bytes came from.',
    labelNames: ['from'],
    registers,
  });
  // Label objects are hashed on each count; children made once are not, and hits are the hot path.
  const byOrigin = {
    cache: cacheAnswers.labels('cache'),
    fresh: cacheAnswers.labels('fresh'),
    stale: cacheAnswers.labels('stale'),
  };
  const renewals = new Counter({
    name: 'mozaika_page_renewals_total',
    help: 'Pages made anew ahead of visitors, by what came of it.',
    labelNames: ['result'],
    registers,
  });
  const purges = new Counter({
    name: 'mozaika_cdn_purges_total',
    help: 'Times that the CDN was told what is out of date, by what came of it.',
    labelNames: ['result'],
    registers,
  });
  const blockFailures = new Counter({
    name: 'mozaika_block_failures_total',
    help: 'Blocks that were left out of a page.',
    labelNames: ['kind', 'page', 'type'],
    registers,
  });
  const shed = new Counter({
    name: 'mozaika_pages_shed_total',
    help: 'Requests for pages that were answered 503 because too many others were being made.',
    registers,
  });
  const policyReports = new Counter({
    name: 'mozaika_content_policy_reports_total',
    help: 'Violations of the content policy that browsers reported.',
    registers,
  });
  const unhandledRejections = new Counter({
    name: 'mozaika_unhandled_rejections_total',
    help: 'Promises that failed while nobody waited for them; each is a fault of the program, and in the log.',
    registers,
  });
  const durations = new Histogram({
    name: 'mozaika_request_duration_seconds',
    help: 'Time to answer requests that the page cache could not answer.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const making = new Histogram({
    name: 'mozaika_page_making_seconds',
    help: 'Time to make a page, by step: reading and deciding, or drawing.',
    labelNames: ['step'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const platformCalls = new Histogram({
    name: 'mozaika_platform_call_seconds',
    help: 'Time to an answer of the platform, by call and class of status; none: no answer came.',
    labelNames: ['call', 'result'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const jobs = new Histogram({
    name: 'mozaika_job_seconds',
    help: 'Time of work that is due by itself, by what came of it.',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const messages = new Counter({
    name: 'mozaika_messages_total',
    help: 'Attempts to send a message, by what came of it: sent, postponed, rejected, expired.',
    labelNames: ['channel', 'template', 'result'],
    registers,
  });
  const vitals = new Histogram({
    name: 'mozaika_web_vital_seconds',
    help: 'Web vitals that browsers told, by vital and route of the first page.',
    labelNames: ['vital', 'route'],
    // The bounds of "good" and "poor" of each are among them: 0.2 and 0.5 (INP), 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP).
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
    registers,
  });
  const shifts = new Histogram({
    name: 'mozaika_web_vital_shift',
    help: 'Cumulative layout shift that browsers told, by route of the first page.',
    labelNames: ['route'],
    buckets: [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  let countSockets = (): number => 0;
  const sockets: Gauge = new Gauge({
    name: 'mozaika_sockets_open',
    help: 'Sockets of browsers that are open.',
    registers,
    collect: (): void => sockets.set(countSockets()),
  });
  let cacheBytes = (): number => 0;
  const kept: Gauge = new Gauge({
    name: 'mozaika_page_cache_bytes',
    help: 'Bytes of finished pages that are kept for anonymous visits.',
    registers,
    collect: (): void => kept.set(cacheBytes()),
  });
  let databaseAnswers = async (): Promise<boolean | null> => null;
  const database: Gauge = new Gauge({
    name: 'mozaika_database_up',
    help: 'Whether the database answered when it was asked just now, within three seconds: 1 or 0. Nothing where another host has it.',
    registers,
    collect: async (): Promise<void> => {
      const found = await databaseAnswers();
      if (found === null) database.remove();
      else database.set(found ? 1 : 0);
    },
  });
  return {
    countCache: (from) => byOrigin[from].inc(),
    countRenewal: (result) => renewals.inc({ result }),
    countPurge: (result) => purges.inc({ result }),
    countBlockFailure: ({ kind, page, type }) =>
      // A block type is whatever an editor's document says; its length must not be.
      blockFailures.inc({ kind, page: page.slice(0, 100), type: type.slice(0, 100) }),
    countShed: () => shed.inc(),
    countPolicyReport: () => policyReports.inc(),
    countUnhandledRejection: () => unhandledRejections.inc(),
    observeRequest: (route, status, seconds) => durations.observe({ route, status: String(status) }, seconds),
    observeMaking: (step, seconds) => making.observe({ step }, seconds),
    observeCall: (call, status, seconds) =>
      platformCalls.observe(
        { call, result: status === null ? 'none' : `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    observeJob: (job, result, seconds) => jobs.observe({ job, result }, seconds),
    countMessage: (channel, template, result) => messages.inc({ channel, template, result }),
    observeVital: (vital, route, value) => {
      if (vital === 'CLS') shifts.observe({ route }, value);
      else vitals.observe({ vital, route }, value / 1000);
    },
    watchSockets: (count) => {
      countSockets = count;
    },
    watchCache: (bytes) => {
      cacheBytes = bytes;
    },
    watchDatabase: (answers) => {
      databaseAnswers = answers;
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
