import { fallbackLocale } from '#schemas/constants.ts';
import type { Language } from '#schemas/language.ts';
import { ownAddress } from '#schemas/own-address.ts';
import { isCatchAll } from '#schemas/screen-alias.ts';
import { signInAddress, signInParameters } from '#schemas/sign-in-address.ts';
import type { VisitContent } from '../content/visit-content.ts';
import { isCustomersOwn, planAccess, signInCall } from '../gate/plan-access.ts';
import { needsStatus, planScreen, type ScreenPlan } from '../gate/plan-screen.ts';
import type { Outcome } from '../plan.ts';
import { localeHref } from '../routing/locale-href.ts';
import { matchRoute, type RouteMatch } from '../routing/match-route.ts';
import { createQueryReader } from '../routing/query-reader.ts';
import { splitLocale } from '../routing/split-locale.ts';
import { processErrorPath, watchProcessEngine } from '../session/watch-process-engine.ts';
import type { Visit } from '../visit.ts';
import { afterContract } from './after-contract.ts';
import { afterWaiting } from './after-waiting.ts';
import { buildOutcome, type Redirect } from './build-outcome.ts';
import { aliasOf } from './choose-document.ts';
import type { InputsMemory } from './compiled/kept-inputs.ts';
import { createKeptPages } from './compiled/kept-pages.ts';
import type { PlanMemory } from './compiled/kept-plans.ts';
import type { Engine, EngineOptions, EngineParts } from './engine.ts';
import { freshnessOf, type ReadsSource } from './freshness.ts';
import { opensInAnyStatus } from './open-page.ts';
import type { VisitAddress } from './visit-address.ts';
import { createVisitStatus, type VisitStatus } from './visit-status.ts';

/** What stands in for the language list while it cannot be read, and where the content names none (specification 2). */
const fallbackLanguage: Language = {
  id: fallbackLocale,
  title: 'Polski',
  short_title: 'PL',
  selftitle: 'Polski',
  is_default: true,
  locale: fallbackLocale,
  code: fallbackLocale,
};

/** One for all: what is made of it is kept by it. */
const fallbackLanguages: readonly Language[] = Object.freeze([Object.freeze(fallbackLanguage)]);

/** Makes the engine: a visit goes in, a page, a redirect or a problem comes out. It never throws for bad content. */
export function createEngine(options: EngineOptions): Engine {
  const inputs: InputsMemory = new WeakMap();
  const plans: PlanMemory = new WeakMap();
  const pages = createKeptPages((page) => {
    inputs.delete(page);
    plans.delete(page);
  });
  const parts: EngineParts = { ...options, memory: { inputs, data: new WeakMap(), plans, pages } };
  return {
    resolve: (visit) => resolveVisit(parts, visit),
    needsSignInAgain: (url) => needsSignInAgain(options, url),
  };
}

async function resolveVisit(options: EngineParts, from: Visit): Promise<Outcome> {
  const { session, away } = watchProcessEngine(from.session);
  const visit = { ...from, session };
  const [rawPath = '/', search = ''] = visit.url.split(/\?(.*)/s);
  const deadline = options.source.deadline();
  const languagesContent = options.source.forVisit({ locale: fallbackLocale, deadline });
  const { languages, known } = await readLanguages(languagesContent, (error) =>
    options.onDegraded('languages', error, visit),
  );
  const { locale, path, redirectTo } = splitLocale(rawPath, languages);
  const isFallback = locale === fallbackLocale;
  const content = isFallback ? languagesContent : options.source.forVisit({ locale, deadline });
  const reads: ReadsSource = {
    contents: isFallback ? [content] : [languagesContent, content],
    session: visit.session,
    complete: known,
  };
  const query = createQueryReader(search);
  const redirect: Redirect = (to, status = 302) => ({
    kind: 'redirect',
    to,
    status,
    freshness: freshnessOf(reads, query.read),
  });
  const ownRedirect: Redirect = (to, status) => {
    const shared = redirect(to, status);
    return { ...shared, freshness: { ...shared.freshness, shared: false } };
  };
  // Browsers send a backslash of a query as it is; an address that anybody is led to has none ([sec 21]).
  const asked = search === '' ? '' : `?${search.replaceAll('\\', '%5C')}`;
  if (redirectTo !== undefined) return ownRedirect(redirectTo + asked, 301);

  const match = matchRoute(path);
  const address: VisitAddress = { locale, languages, path, match, query };
  const status = createVisitStatus(visit.session);
  // Whatever could not be had because of it, the visitor is told so, on a screen that itself asks for nothing more.
  const leaves = () => away() && path !== processErrorPath;
  const toProcessError = () => redirect(localeHref(processErrorPath, locale, languages));
  const toSignIn = (): Outcome => {
    const signIn = localeHref(signInCall, locale, languages);
    if (match?.route.customer === 'home') return redirect(signIn);
    return isEnded(visit.session)
      ? ownRedirect(signInAddress(signIn, { next: rawPath + asked, ended: true }))
      : redirect(signInAddress(signIn, { next: rawPath }));
  };
  if (match) {
    const canonical = localeHref(match.canonical, locale, languages);
    if (canonical !== rawPath) return ownRedirect(canonical + asked, 301);
    const moved = await plannedMove(visit, { content, match, status, parameter: query.parameter });
    if (leaves()) return toProcessError();
    if (moved.kind === 'sign-in') return toSignIn();
    if (moved.kind === 'redirect') {
      const next = moved.reason === 'signed-in-already' ? whereNextLeads(address) : null;
      return redirect(next ?? localeHref(moved.to, locale, languages));
    }
    const outcome = await buildOutcome({ options, visit, address, content }, reads, {
      status,
      ...(moved.kind === 'poll' ? { pollMs: moved.everyMs } : {}),
      redirect,
      ownRedirect,
      toSignIn,
    });
    return leaves() ? toProcessError() : outcome;
  }
  return buildOutcome({ options, visit, address, content }, reads, {
    status,
    redirect,
    ownRedirect,
    toSignIn,
  });
}

/**
 * Where somebody who is signed in already, in another tab perhaps, goes on to from a sign-in: to the address that it would have led to.
 * @returns null where it names none, or one that would send them on again
 */
function whereNextLeads({ query, languages }: VisitAddress): string | null {
  const next = ownAddress(query.parameter(signInParameters.next));
  if (next === null) return null;
  const { path } = splitLocale(next.replace(/[?#].*$/s, ''), languages);
  return matchRoute(path)?.route.customer === 'home' ? null : next;
}

const isEnded = (session: Visit['session']): boolean =>
  session.kind === 'anonymous' && session.ended === true;

/** Where sign-in and application status send this visitor, if anywhere. */
async function plannedMove(
  { session, phase }: Visit,
  {
    content,
    match,
    status,
    parameter,
  }: {
    readonly content: VisitContent;
    readonly match: RouteMatch;
    readonly status: VisitStatus;
    readonly parameter: (name: string) => string | null;
  },
): Promise<ScreenPlan> {
  const { route, canonical: path } = match;
  const access = planAccess(route, session, parameter);
  if (access.kind !== 'stay' || session.kind === 'anonymous') return access;
  if (!needsStatus({ route, path, phase })) return access;
  // Together: the document is one the page needs anyway.
  const [known, open] = await Promise.all([status.get(), opensInAnyStatus(match, content)]);
  if (known === null) return access;
  const plan = planScreen({ path, route, session, status: known, phase, open });
  const opened = await afterContract(plan, path, status);
  return afterWaiting(opened, { path, status: known, session });
}

async function needsSignInAgain({ source }: EngineOptions, url: string): Promise<boolean> {
  const { languages } = await readLanguages(source.forVisit({ locale: fallbackLocale }), () => undefined);
  const { locale, path } = splitLocale(url.replace(/\?.*$/s, ''), languages);
  const match = matchRoute(path);
  if (match === null) return false;
  if (!isCatchAll(match.route)) return isCustomersOwn(match.route);
  const alias = aliasOf(match);
  const page =
    alias &&
    (await source
      .forVisit({ locale })
      .page(alias)
      .catch(() => null));
  return page !== null && page !== '' && page.access === 'customer';
}

async function readLanguages(
  content: VisitContent,
  degraded: (error: unknown) => void,
): Promise<{ languages: readonly Language[]; known: boolean }> {
  try {
    const languages = await content.languages();
    return { languages: languages.length > 0 ? languages : fallbackLanguages, known: true };
  } catch (error) {
    degraded(error);
    return { languages: fallbackLanguages, known: false };
  }
}
