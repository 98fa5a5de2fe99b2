import { fallbackLocale } from '#schemas/constants.ts';
import type { Page } from '#schemas/page.ts';
import type { CanvasBlock, PlanAnswer, PlanForCanvas } from '#schemas/studio/plan.ts';
import type { PreviewVisitor } from '#schemas/studio/preview.ts';
import { pageContentType } from '../documents/layout-regions.ts';
import type { Plan, PlanBlock } from '../plan.ts';
import { buildPlan } from '../resolve/build-plan.ts';
import type { EngineOptions } from '../resolve/engine.ts';
import { type PageInputs, readPageInputs } from '../resolve/page-inputs.ts';
import { createVisitStatus } from '../resolve/visit-status.ts';
import { matchRoute } from '../routing/match-route.ts';
import { createQueryReader } from '../routing/query-reader.ts';
import type { Visit } from '../visit.ts';
import { previewSession } from './preview-session.ts';

/** A page as it stands in the editor, in one language, and as whom it is looked at. */
export interface CanvasRequest {
  readonly page: Page;
  /** Address of the page without language prefix; a query may follow. */
  readonly path: string;
  readonly locale: string;
  readonly visitor: PreviewVisitor;
  readonly at?: Date;
  readonly requestId: string;
}

/**
 * Prepares a draft for the editor's canvas: its blocks resolved with everything live around them, by the rules of a real
 * visit, except that nothing sends the visitor elsewhere, what the visitor would not get is marked instead of left out,
 * and no customer is read.
 * @throws Error when the languages of the site cannot be read
 */
export async function planForCanvas(options: EngineOptions, request: CanvasRequest): Promise<PlanAnswer> {
  const { locale, visitor, at, requestId } = request;
  const [path = '/', search = ''] = request.path.split(/\?(.*)/s);
  const isLayout = request.page.alias.startsWith('layout-');
  // A layout's own blocks are the page; with itself around it, it would stand there twice.
  const page: Page = isLayout ? { ...request.page, layout: 'empty' } : request.page;
  const content = options.source.forVisit({ locale });
  const visit: Visit = {
    url: request.path,
    phase: 'in-app',
    session: previewSession(visitor),
    requestId,
  };
  const degraded = (what: string, error: unknown) => options.onDegraded(what, error, visit);
  const [languages, inputs] = await Promise.all([
    options.source.forVisit({ locale: fallbackLocale }).languages(),
    readPageInputs(content, { alias: page.alias, path }, degraded),
  ]);
  const match = matchRoute(path);
  const plan = await buildPlan(
    {
      options: { ...options, preview: true, onFailure: () => undefined, ...(at && { now: () => at }) },
      visit,
      address: { locale, languages, path, match, query: createQueryReader(search) },
      content,
    },
    {
      page,
      inputs: 'kind' in inputs ? bare : inputs,
      status: createVisitStatus(visit.session),
      canvas: true,
    },
  );
  if (!plan) throw new Error('A canvas is about no thing that could be missing.');
  const failures = plan.failures
    .filter(({ type }) => !(isLayout && type === pageContentType))
    .map(({ page: _page, ...failure }) => failure);
  return { plan: toCanvas(plan), failures };
}

/** What a page is built of while the host says the site is closed: editors go on working. */
const bare: PageInputs = {
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

function toCanvas({ regions, session, theme, head, ...plan }: Plan): PlanForCanvas {
  const { locale, languages, path, route, params, layout, texts, timeZone } = plan;
  return {
    locale,
    languages,
    path,
    route,
    params,
    title: head.heading,
    layout,
    timeZone,
    session: {
      signedIn: session.signedIn,
      ...(session.firstName !== undefined && { firstName: session.firstName }),
    },
    texts,
    theme: { css: theme.css, ground: theme.ground },
    regions: {
      header: regions.header.map(toCanvasBlock),
      main: regions.main.map(toCanvasBlock),
      footer: regions.footer.map(toCanvasBlock),
    },
  };
}

/** A block of a page's Plan as the canvas takes it. */
export function toCanvasBlock({ hydrate: _hydrate, slots, ...block }: PlanBlock): CanvasBlock {
  const inner = Object.entries(slots).map(([name, blocks]) => [name, blocks.map(toCanvasBlock)] as const);
  return { ...block, slots: Object.fromEntries(inner) };
}
