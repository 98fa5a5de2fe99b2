import type { Outcome, Plan } from '#engine/plan.ts';
import type { Visit, VisitSession } from '#engine/visit.ts';
import { ownAddress } from '#schemas/own-address.ts';
import type { Config } from '#server/config/config.ts';
import { inSpan } from '#server/tracing/spans.ts';
import type { Answer } from './finished-page.ts';
import type { Engine, Renderer } from './host-options.ts';
import { carriesToken } from './page-address.ts';
import type { Produced } from './page-answers.ts';
import {
  baseHeaders,
  dataPolicy,
  documentPolicy,
  type HeaderMap,
  referrerHeaders,
} from './security-headers.ts';
import type { Turns } from './turns.ts';

/** `document`: HTML of the screen. `plan`: the same screen as JSON for a page that already runs. */
export type Form = 'document' | 'plan';

export interface AnswerRequest {
  readonly form: Form;
  /** Of the page, without `/_plan`. */
  readonly path: string;
  readonly query: string;
  readonly session: VisitSession;
  readonly requestId: string;
}

export interface AnswerParts {
  readonly engine: Engine;
  readonly renderer: Renderer;
  readonly mode: Config['mode'];
  readonly turns: Turns;
  /** Hears how long a step of a page took, in seconds. */
  readonly observe?: (step: 'resolve' | 'render', seconds: number) => void;
}

/** A redirect that would leave this origin; refused at the last gate ([sec 21]). */
export class UnsafeRedirect extends Error {
  override readonly name = 'UnsafeRedirect';
}

export type ProduceAnswer = (request: AnswerRequest) => Promise<Produced>;

/** Resolve, render, and decide what the answer is to the cache. */
export function createProduceAnswer({ engine, renderer, mode, turns, observe }: AnswerParts): ProduceAnswer {
  const base = baseHeaders(mode);
  return async (request) => {
    await turns.take();
    const begun = performance.now();
    const outcome = await inSpan('resolve', () => engine.resolve(toVisit(request)));
    observe?.('resolve', (performance.now() - begun) / 1000);
    // Those who waited for the same document would all go on in the turn it comes in.
    await turns.take();
    const resolved = performance.now();
    const headers = { ...base, ...referrerHeaders(request.path) };
    const answer = await inSpan('render', () =>
      request.form === 'plan'
        ? planAnswer(outcome, renderer, headers)
        : documentAnswer(outcome, renderer, headers, mode),
    );
    observe?.('render', (performance.now() - resolved) / 1000);
    return {
      answer,
      freshness: outcome.freshness,
      cachePolicy: cachePolicyOf(outcome, request.path),
      bounded: isBounded(outcome),
    };
  };
}

function toVisit({ form, path, query, session, requestId }: AnswerRequest): Visit {
  const url = query === '' ? path : `${path}?${query}`;
  return { url, phase: form === 'document' ? 'first-load' : 'in-app', session, requestId };
}

async function documentAnswer(
  outcome: Outcome,
  renderer: Renderer,
  headers: HeaderMap,
  mode: Config['mode'],
): Promise<Answer> {
  if (outcome.kind === 'redirect') {
    const location = requireSafe(outcome.to);
    return { status: outcome.status, headers: { ...headers, location }, body: Buffer.alloc(0) };
  }
  const { status, body, ...sources } = await renderer.document(outcome);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(sources, mode),
    },
    body,
  };
}

/** Always 200: the words of the answer say what became of the visit, so that a fetch need not tell two kinds of error apart. */
async function planAnswer(outcome: Outcome, renderer: Renderer, headers: HeaderMap): Promise<Answer> {
  const clientPlan = async (plan: Plan | null) => (plan === null ? null : await renderer.clientPlan(plan));
  const json =
    outcome.kind === 'redirect'
      ? { kind: 'redirect', to: requireSafe(outcome.to) }
      : outcome.kind === 'page'
        ? { kind: 'page', plan: await clientPlan(outcome.plan) }
        : { kind: 'problem', plan: await clientPlan(outcome.plan), problem: outcome.problem };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': dataPolicy,
    },
    body: Buffer.from(JSON.stringify(json)),
  };
}

function requireSafe(to: string): string {
  const location = ownAddress(to);
  if (location === null)
    throw new UnsafeRedirect(`The redirect to ${JSON.stringify(to)} leaves this origin.`);
  return location;
}

function cachePolicyOf(outcome: Outcome, path: string): Produced['cachePolicy'] {
  const status = outcome.kind === 'problem' ? outcome.problem.status : 200;
  // With a text of the host the site is offline on purpose; 555 is its process engine speaking. Both must be seen.
  if (status === 555 || (outcome.kind === 'problem' && status === 503 && outcome.problem.text)) return 'pass';
  if (status >= 500 || outcome.freshness.maxAgeS <= 0) return 'avoid';
  return carriesToken(path) ? 'pass' : 'keep';
}

/** Whether content, not the visitor, decides how many addresses have such an outcome. */
function isBounded(outcome: Outcome): boolean {
  return outcome.kind === 'page' && Object.keys(outcome.plan.params).every((name) => name === 'alias');
}
