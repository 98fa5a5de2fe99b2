import { redirectHostsOf } from '#schemas/config.ts';
import { messages } from '#schemas/constants.ts';
import type { Block } from '#schemas/page.ts';
import { processErrorStatus } from '#schemas/process-error.ts';
import { isCatchAll } from '#schemas/screen-alias.ts';
import { problemDocument } from '../documents/problem-document.ts';
import type { Outcome, Plan, Problem } from '../plan.ts';
import { planEndingRedirect } from '../redirects/plan-ending-redirect.ts';
import { localeHref } from '../routing/locale-href.ts';
import { processErrorPath } from '../session/watch-process-engine.ts';
import { buildPlan } from './build-plan.ts';
import { aliasOf, chooseDocument } from './choose-document.ts';
import { readKeptInputs } from './compiled/kept-inputs.ts';
import { freshnessOf, type ReadsSource } from './freshness.ts';
import type { PlanSource } from './make-plan.ts';
import { type PageInputs, readPageInputs } from './page-inputs.ts';
import type { VisitStatus } from './visit-status.ts';

export type Redirect = (to: string, status?: 301 | 302) => Extract<Outcome, { readonly kind: 'redirect' }>;

interface Decisions {
  readonly status: VisitStatus;
  readonly pollMs?: number;
  /** To an address that follows from the path and from the parameters that were read. */
  readonly redirect: Redirect;
  /**
   * To an address that holds more of the visitor's own. The query is no part of the key of a shared answer but for what was
   * read of it ([sec 37]), so this one is nobody else's, even where there is no query: it would answer those who have one.
   */
  readonly ownRedirect: Redirect;
  /** To the sign-in, which leads back. */
  readonly toSignIn: () => Outcome;
}

/** Reads the page's parts and puts the outcome together. */
export async function buildOutcome(
  source: PlanSource,
  reads: ReadsSource,
  decisions: Decisions,
): Promise<Outcome> {
  const { options, visit, address, content } = source;
  const { match, path, locale, languages } = address;
  const degraded = (what: string, error: unknown) => options.onDegraded(what, error, visit);
  const alias = match && aliasOf(match);
  const at = { alias: alias ?? 'not-found', path };
  const inputs = options.memory
    ? await readKeptInputs(options.memory.inputs, { content, degraded }, at)
    : await readPageInputs(content, at, degraded);
  const empty: PageInputs = {
    document: { kind: 'missing' },
    layoutDocument: null,
    texts: {},
    site: {},
    theme: {},
    marketing: {},
    seo: null,
    snippets: { head: '', body_begin: '', body_end: '' },
    redirect: null,
    incomplete: true,
  };

  const moments: number[] = [];
  const changesAt = (moment: number) => void moments.push(moment);

  /** A page that lacks something it would have on a better day must not be kept. */
  const freshness = (plan: Plan, from: PageInputs) => {
    const lacking = from.incomplete || plan.failures.some(({ kind }) => kind === 'query-failed');
    return freshnessOf({ ...reads, moments, complete: reads.complete && !lacking }, address.query.read);
  };
  const problem = async (what: Problem, from: PageInputs): Promise<Outcome> => {
    const page = problemDocument(what, from.site);
    const plan = await buildPlan(source, {
      page,
      inputs: from,
      status: decisions.status,
      problem: what,
      changesAt,
    });
    if (!plan) throw new Error('An error screen is about no thing that could be missing.');
    return {
      kind: 'problem',
      problem: what,
      plan,
      freshness: freshness(plan, from),
    };
  };
  if ('kind' in inputs) {
    if (inputs.kind === 'offline')
      return problem({ status: 503, message: messages.siteOffline, text: inputs.text }, empty);
    if (path !== processErrorPath) return decisions.redirect(localeHref(processErrorPath, locale, languages));
    return problem({ status: processErrorStatus, message: 'bpm_unavailable' }, empty);
  }

  const moved = await planEndingRedirect(
    inputs.redirect,
    { path, locale, languages },
    {
      allowedHosts: redirectHostsOf(inputs.site),
      ruleFor: (at) =>
        content.redirectRule(at).catch((error: unknown) => {
          degraded('redirect-rule', error);
          return null;
        }),
    },
  );
  if (moved) return decisions.redirect(moved.to, moved.status);
  const dev = match?.route.group === 'dev';
  if (!match || alias === null || (dev && !options.devPages))
    return problem({ status: 404, message: messages.notFound }, inputs);

  const chosen = chooseDocument(match, inputs, options.registry);
  if (chosen.kind === 'not-found') return problem({ status: 404, message: messages.notFound }, inputs);
  if (chosen.kind === 'unavailable') return problem({ status: 503, message: messages.siteOffline }, inputs);
  // Fixed screens follow the route table: a stored `/signin` for customers only would send visitors in circles.
  if (chosen.page.access === 'customer' && isCatchAll(match.route) && visit.session.kind === 'anonymous')
    return decisions.toSignIn();

  const processError: Problem | undefined =
    path === processErrorPath ? { status: processErrorStatus, message: 'bpm_unavailable' } : undefined;
  let query: string | undefined;
  const plan = await buildPlan(source, {
    page: chosen.page,
    inputs,
    status: decisions.status,
    changesAt,
    movesTo: (to) => {
      query = to;
    },
    ...(chosen.exampleData ? { exampleData: chosen.exampleData } : {}),
    ...(decisions.pollMs === undefined ? {} : { pollMs: decisions.pollMs }),
    ...(processError ? { problem: processError } : {}),
  });
  if (!plan) return problem({ status: 404, message: messages.notFound }, inputs);
  // What else the address says stays in it.
  if (query !== undefined) return decisions.ownRedirect(`${plan.url}${query === '' ? '' : `?${query}`}`);
  if (!processError && lostToFailures(chosen.page.blocks, plan))
    return problem({ status: 503, message: messages.siteOffline }, { ...inputs, incomplete: true });
  return processError
    ? { kind: 'problem', problem: processError, plan, freshness: freshness(plan, inputs) }
    : { kind: 'page', plan, freshness: freshness(plan, inputs) };
}

/** Whether nothing of a page is there to see because what its blocks show could not be had: a blank screen says nothing. */
const lostToFailures = (blocks: readonly Block[], { regions, failures }: Plan): boolean =>
  regions.main.length === 0 &&
  blocks.some(({ id }) => failures.some(({ kind, blockId }) => kind === 'query-failed' && blockId === id));
