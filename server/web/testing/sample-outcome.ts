import type { Freshness, Outcome, Plan, Problem } from '#engine/plan.ts';

/** A small Plan for tests of the edge, which looks at little of it. */
export function samplePlan(path: string, changes: Partial<Plan> = {}): Plan {
  return {
    url: path,
    path,
    route: '/{alias}',
    params: { alias: path.slice(1) },
    locale: 'pl',
    languages: [],
    status: 200,
    alias: path.slice(1),
    today: '2026-01-15',
    timeZone: 'Europe/Warsaw',
    layout: 'default',
    head: { title: `Title of ${path}`, heading: path, tags: [] },
    regions: { header: [], main: [], footer: [] },
    texts: {},
    snippets: { head: '', bodyBegin: '', bodyEnd: '', scriptHashes: [], scriptHosts: [] },
    theme: { css: '', hash: '', ground: { light: '#faf8f4', dark: '#0f1615' } },
    session: { signedIn: false },
    failures: [],
    ...changes,
  };
}

export function freshness(changes: Partial<Freshness> = {}): Freshness {
  return { shared: true, tags: ['page:about'], queryRead: [], maxAgeS: 60, ...changes };
}

export function pageOutcome(
  path: string,
  changes: Partial<Freshness> = {},
  plan: Partial<Plan> = {},
): Outcome {
  return { kind: 'page', plan: samplePlan(path, plan), freshness: freshness(changes) };
}

export function problemOutcome(problem: Problem, changes: Partial<Freshness> = {}): Outcome {
  return {
    kind: 'problem',
    problem,
    plan: samplePlan('/problem', { status: problem.status, problem }),
    freshness: freshness(changes),
  };
}
