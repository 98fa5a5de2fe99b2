import type { CustomerReader } from '#registry/customer-reader.ts';
import type { LendingReader } from '#registry/lending-reader.ts';
import type { PageSubject } from '#registry/widget.ts';
import type { Page } from '#schemas/page.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import type { VisitContent } from '../content/visit-content.ts';
import { accessNotice } from '../documents/access-notice.ts';
import { layoutRegions } from '../documents/layout-regions.ts';
import { calendarDay, nextDayMs } from '../format/moments.ts';
import { createFormReader } from '../forms/form-reader.ts';
import { isCustomersOwn } from '../gate/plan-access.ts';
import { buildHead } from '../head/build-head.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { BlockFailure, Problem } from '../plan.ts';
import { localeHref } from '../routing/locale-href.ts';
import { createCustomerReader } from '../session/customer-reader.ts';
import { createLendingReader } from '../session/lending-reader.ts';
import { prepareSnippets } from '../snippets/prepare-snippets.ts';
import { prepareTheme } from '../theme/prepare-theme.ts';
import type { Visit } from '../visit.ts';
import { allTexts } from './all-texts.ts';
import type { BlockContext } from './block-context.ts';
import { assembleList } from './compiled/assemble-block.ts';
import type { PlanVisit, SharedPlan } from './compiled/kept-plans.ts';
import type { EngineParts } from './engine.ts';
import { noSnippets, type PageInputs } from './page-inputs.ts';
import { pageSubject, pageTrail } from './page-subject.ts';
import { createQueryRunner } from './query-runner.ts';
import { maxBlocks, resolveBlocks } from './resolve-blocks.ts';
import { scriptHostsOf } from './site-config.ts';
import type { VisitAddress } from './visit-address.ts';
import type { VisitStatus } from './visit-status.ts';

/** Parameter of an address that says which channel brought the visitor. */
const channelParameter = 'utm_source';

/** What every Plan of a visit is made of. */
export interface PlanSource {
  readonly options: EngineParts;
  readonly visit: Visit;
  readonly address: VisitAddress;
  readonly content: VisitContent;
}

/** What one screen is made of. */
export interface PlanParts {
  readonly page: Page;
  readonly inputs: PageInputs;
  readonly status: VisitStatus;
  readonly problem?: Problem;
  readonly pollMs?: number;
  readonly exampleData?: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** See `BlockContext`. */
  readonly canvas?: true;
  /** Told of each moment at which a block comes or goes. */
  readonly changesAt?: (moment: number) => void;
  /** Told of the query that the address should have, where it is written otherwise. */
  readonly movesTo?: (query: string) => void;
}

/** How a Plan's reads are done, and whom they are told to. */
export interface PlanReads extends PlanVisit {
  /** Told when something depends on who the visitor is. */
  readonly onSession: () => void;
}

/** The blocks resolved, with head, texts and snippets. `isWhole`: nothing had to be left out, and the address is written as it should be. */
export async function makePlan(
  { options, visit, address }: PlanSource,
  parts: PlanParts,
  { content, query, nowMs, changesAt, onSession }: PlanReads,
): Promise<{ readonly plan: SharedPlan; readonly isWhole: boolean } | null> {
  const { page, inputs, problem } = parts;
  const { locale, languages, path, match } = address;
  const failures: BlockFailure[] = [];
  const params = match?.params ?? {};
  const now = new Date(nowMs);
  const { timeZone = legalTimeZone } = options;
  // What is calculated and checked counts the law's days, as the platform does; what is told of moments, those of the site.
  const today = calendarDay(now, legalTimeZone);
  // What a page says of a day is true until the day is over.
  for (const zone of new Set([legalTimeZone, timeZone])) changesAt(nextDayMs(now, zone));
  const subjectOf: VisitStatus['subject'] = (statusMatters) => {
    if (statusMatters) onSession();
    return parts.status.subject(statusMatters);
  };
  const formsOf = (from: VisitContent, onRead: () => void) =>
    createFormReader(options, {
      content: from,
      visit: withSessionNoted(visit, () => {
        onSession();
        onRead();
      }),
      locale,
      today,
    });
  const context: BlockContext = {
    page: page.alias,
    query: {
      content,
      forms: formsOf(content, () => undefined),
      customer: telling(createCustomerReader(visit.session, content, options), onSession),
      lending: lendingTelling(createLendingReader(visit.session, locale), onSession),
      locale,
      path,
      params,
      parameter: query.parameter,
      parameters: query.parameters,
      today,
    },
    ...(options.memory && {
      sharing: { memory: options.memory.data, content, forms: formsOf, audience: visit.session.kind },
    }),
    subject: subjectOf,
    hasEndedContract: parts.status.hasEndedContract,
    visitor: {
      nowMs,
      subject: subjectOf,
      channel: () => query.parameter(channelParameter),
      changesAt,
    },
    run: createQueryRunner(options.queryTimeoutMs),
    sanitise: options.sanitise,
    fail: (failure) => {
      failures.push(failure);
      options.onFailure(failure, visit);
    },
    budget: { left: maxBlocks },
    ...(parts.exampleData ? { exampleData: parts.exampleData } : {}),
    ...(options.preview ? { sampled: new Set<string>() } : {}),
    ...(parts.canvas ? { canvas: true as const } : {}),
    standIn: {
      always: match !== null && isCustomersOwn(match.route),
      block: async () => accessNotice(page, match?.route, await subjectOf(true)),
    },
  };
  const regions = layoutRegions(page.layout, inputs.layoutDocument, inputs.site);
  const [header, main, footer] = await Promise.all([
    resolveBlocks(regions.header, { registry: options.registry, context }),
    resolveBlocks(page.blocks, { registry: options.registry, context, firstOfPage: true }),
    resolveBlocks(regions.footer, { registry: options.registry, context }),
  ]);
  // An error screen, the examples of the gallery and the canvas are about themselves.
  const subject =
    problem || parts.exampleData || parts.canvas ? undefined : pageSubject(main, options.registry);
  if (subject === null) return null;
  const rewritten = subject?.query && query.rewritten(subject.query);
  if (typeof rewritten === 'string') parts.movesTo?.(rewritten);
  const texts = allTexts(options.registry, locale, inputs.texts);
  const trail = problem ? undefined : pageTrail(main, options.registry);
  const site = { ...(options.origin === undefined ? {} : { origin: options.origin }), ...inputs.site };
  // A preview is no visit: what counts visitors stays out of it.
  const { refused, ...snippets } = prepareSnippets(options.preview ? noSnippets : inputs.snippets, {
    scriptHosts: scriptHostsOf(inputs.site),
  });
  const { refused: refusedTheme, ...theme } = prepareTheme(inputs.theme);
  if (refusedTheme.length > 0) options.onDegraded('theme', new Error(refusedTheme.join('; ')), visit);
  if (refused.length > 0) options.onDegraded('snippets', new Error(refused.join('; ')), visit);
  const plan: SharedPlan = {
    url: localeHref(path, locale, languages),
    path,
    route: match?.route.path ?? '/{alias}',
    params,
    locale,
    languages,
    status: problem?.status ?? 200,
    ...(problem ? { problem } : {}),
    alias: page.alias,
    today: calendarDay(now, timeZone),
    timeZone,
    layout: page.layout,
    head: buildHead({
      page: { ...page, ...described(subject) },
      list: subject?.list,
      article: subject?.article,
      product: subject?.product,
      ...(trail && { trail: (at) => trail({ ...at, t: createTranslator(locale, [texts]) }) }),
      seo: inputs.seo,
      site,
      locale,
      languages,
      path: subject?.path ?? path,
      route: match?.route ?? null,
      texts,
    }),
    regions: { header: assembleList(header), main: assembleList(main), footer: assembleList(footer) },
    texts,
    snippets,
    theme,
    ...(inputs.marketing['attribution'] === 'always' ? { attribution: 'always' as const } : {}),
    failures,
  };
  return { plan, isWhole: failures.length === 0 && typeof rewritten !== 'string' };
}

/** A reader that tells when it is asked for what is one customer's. */
const telling = (reader: CustomerReader, onSession: () => void): CustomerReader => ({
  ...reader,
  self: () => {
    onSession();
    return reader.self();
  },
  status: () => {
    onSession();
    return reader.status();
  },
});

const lendingTelling = (reader: LendingReader, onSession: () => void): LendingReader => ({
  read: (call, options) => {
    onSession();
    return reader.read(call, options);
  },
});

/** The visit, telling when somebody looks at whose it is. */
const withSessionNoted = (visit: Visit, onSession: () => void): Visit => ({
  ...visit,
  get session() {
    onSession();
    return visit.session;
  },
});

/** What of a page's head its subject says; the rest stays the document's. */
function described(subject: PageSubject | undefined): Partial<Pick<Page, 'title' | 'description' | 'image'>> {
  if (!subject) return {};
  const { title, description, image } = subject;
  return { ...(title && { title }), ...(description && { description }), ...(image && { image }) };
}
