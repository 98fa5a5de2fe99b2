import type { PageSubject } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import type { Page } from '#schemas/page.ts';
import type { VisitContent } from '../content/visit-content.ts';
import { accessNotice } from '../documents/access-notice.ts';
import { layoutRegions } from '../documents/layout-regions.ts';
import { calendarDay, nextDayMs } from '../format/relative-date.ts';
import { createFormReader } from '../forms/form-reader.ts';
import { isCustomersOwn } from '../gate/plan-access.ts';
import { buildHead } from '../head/build-head.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { BlockFailure, Plan, Problem } from '../plan.ts';
import { localeHref } from '../routing/locale-href.ts';
import { createCustomerReader } from '../session/customer-reader.ts';
import { createLendingReader } from '../session/lending-reader.ts';
import { prepareSnippets } from '../snippets/prepare-snippets.ts';
import { prepareTheme } from '../theme/prepare-theme.ts';
import type { Visit } from '../visit.ts';
import { allTexts } from './all-texts.ts';
import type { BlockContext } from './block-context.ts';
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

interface Parts {
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

/**
 * The Plan of a screen: its document's blocks resolved, with head, texts and snippets.
 * @returns null when what the page is about does not exist
 */
export async function buildPlan(
  { options, visit, address, content }: PlanSource,
  parts: Parts,
): Promise<Plan | null> {
  const { page, inputs, problem } = parts;
  const { locale, languages, path, match } = address;
  const failures: BlockFailure[] = [];
  const params = match?.params ?? {};
  const now = (options.now ?? (() => new Date()))();
  const today = calendarDay(now);
  // What a page says of a day is true until the day is over.
  parts.changesAt?.(nextDayMs(now));
  const customer = createCustomerReader(visit.session, content, options);
  const context: BlockContext = {
    page: page.alias,
    query: {
      content,
      forms: createFormReader(options, { content, visit, locale, today }),
      customer,
      lending: createLendingReader(visit.session, locale),
      locale,
      path,
      params,
      parameter: address.query.parameter,
      parameters: address.query.parameters,
      today,
    },
    ...(options.memory && {
      sharing: {
        memory: options.memory,
        content,
        forms: (from, onSession) =>
          createFormReader(options, {
            content: from,
            visit: withSessionNoted(visit, onSession),
            locale,
            today,
          }),
        audience: visit.session.kind,
      },
    }),
    subject: parts.status.subject,
    visitor: {
      nowMs: now.getTime(),
      subject: parts.status.subject,
      channel: () => address.query.parameter(channelParameter),
      changesAt: parts.changesAt ?? (() => undefined),
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
      block: async () => accessNotice(page, match?.route, await parts.status.subject(true)),
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
  const rewritten = subject?.query && address.query.rewritten(subject.query);
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
  return {
    url: localeHref(path, locale, languages),
    path,
    route: match?.route.path ?? '/{alias}',
    params,
    locale,
    languages,
    status: problem?.status ?? 200,
    ...(problem ? { problem } : {}),
    alias: page.alias,
    today,
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
    regions: { header, main, footer },
    texts,
    snippets,
    theme,
    session:
      visit.session.kind === 'anonymous'
        ? { signedIn: false }
        : {
            signedIn: true,
            // Nobody is there whose status could be asked.
            ...(!options.preview && { statusCall: customer.call(applicationStatus) }),
            ...(visit.session.firstName === undefined ? {} : { firstName: visit.session.firstName }),
          },
    ...(inputs.marketing['attribution'] === 'always' ? { attribution: 'always' as const } : {}),
    ...(parts.pollMs === undefined || options.preview ? {} : { pollMs: parts.pollMs }),
    failures,
  };
}

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
