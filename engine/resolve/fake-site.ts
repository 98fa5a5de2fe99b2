import { createElement } from 'react';
import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { image, key, list, object, optional, richText, text } from '#registry/fields.ts';
import { pageParameter, readPageOf } from '#registry/paged-list.ts';
import { createRegistry } from '#registry/registry.ts';
import { contractData } from '#schemas/calls/contract.ts';
import type { Language } from '#schemas/language.ts';
import type { Block, Page } from '#schemas/page.ts';
import { routes } from '#schemas/routes.ts';
import { answer, createFakeHost, type FakeHost } from '../content/fake-host.ts';
import type { ContentRequest, ContentResponse } from '../content/transport.ts';
import { defaultDocument } from '../documents/default-document.ts';
import { createFormCompiler } from '../forms/form-compiler.ts';
import type { BlockFailure, Outcome, Plan } from '../plan.ts';
import type { Visit, VisitSession } from '../visit.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { createEngine } from './resolve-visit.ts';

const view = () => createElement('p');
const shared = {
  version: 1,
  title: 'Test',
  description: 'For tests',
  category: 'content',
  hydrate: 'never',
  view,
} as const;
const examples = [{ name: 'plain', title: 'Plain', props: {} }];

/** What the query widget does when it is asked; tests replace it. */
export const queryBehaviour = { run: (): Promise<unknown> => Promise.resolve('data') };

const words = defineWidget({
  ...shared,
  type: 'words',
  props: object({ text: optional(text({ title: 'Text' })), picture: optional(image({ title: 'Picture' })) }),
  examples,
});
const prose = defineWidget({
  ...shared,
  type: 'prose',
  props: object({
    html: richText({ title: 'HTML', default: '' }),
    items: list(object({ deep: object({ body: richText({ title: 'Body' }) }) }), {
      title: 'Items',
      default: [],
    }),
  }),
  examples,
});
const live = defineWidget({ ...shared, type: 'live', hydrate: 'visible', props: object({}), examples });
const box = defineWidget({
  ...shared,
  type: 'box',
  props: object({}),
  slots: { left: { title: 'Left', opensPage: true }, right: { title: 'Right', allow: ['words'] } },
  examples,
});
const stored = defineWidget({
  ...shared,
  type: 'stored-html',
  props: object({ key: key({ title: 'Key' }) }),
  queries: ({ key: name }, { content }) => ({
    block: { queryKey: ['block', name], queryFn: () => content.viewBlock(name) },
  }),
  examples: [{ name: 'plain', title: 'Plain', props: { key: 'a' }, data: { block: null } }],
});
const query = defineWidget({
  ...shared,
  type: 'query',
  props: object({}),
  queries: () => ({ answer: { queryKey: ['test'], queryFn: () => queryBehaviour.run() } }),
  examples,
});
const ownData = defineWidget({
  ...shared,
  type: 'own-data',
  props: object({}),
  queries: (_props, { lending }) => ({
    contract: { queryKey: ['own-data'], queryFn: () => lending.read(contractData) },
  }),
  examples: [{ name: 'plain', title: 'Plain', props: {}, data: { contract: null } }],
});
const article = defineWidget({
  ...shared,
  type: 'post-article',
  props: object({}),
  queries: (_props, { content, params }) => ({
    post: { queryKey: ['post', params['alias']], queryFn: () => content.post(params['alias'] ?? '') },
  }),
  subject: ({ post }) => post && { title: post.title, description: post.short_content },
  examples: [{ name: 'plain', title: 'Plain', props: {}, data: { post: null } }],
});
const postsList = defineWidget({
  ...shared,
  type: 'posts-list',
  props: object({ scope: optional(text({ title: 'Scope' })) }),
  queries: (_props, { content, parameter }) => ({
    list: {
      queryKey: ['posts'],
      queryFn: () => readPageOf(parameter(pageParameter), 2, (rows) => content.posts(rows)),
    },
  }),
  subject: ({ list }) => list && { list: { page: list.page, pages: list.pages } },
  examples: [{ name: 'plain', title: 'Plain', props: {}, data: { list: null } }],
});
const mine = defineWidget({
  ...shared,
  type: 'mine',
  access: { kind: 'customer' },
  props: object({}),
  examples,
});
const contract = defineWidget({
  ...shared,
  type: 'contract',
  access: status(['contract']),
  props: object({}),
  examples,
});
const notice = defineWidget({
  ...shared,
  type: 'access-notice',
  props: object({
    title: text({ title: 'Title' }),
    screen: optional(key({ title: 'Screen' })),
    leads_to: optional(text({ title: 'Link' })),
  }),
  examples: [{ name: 'plain', title: 'Plain', props: { title: 'x' } }],
});
/** Widgets of the documents the code ships, by name only. */
const shippedTypes = routes
  .flatMap((route) => defaultDocument(route).blocks.map(({ type }) => type))
  .filter((type) => type !== article.type && type !== postsList.type);
const screens = [
  ...new Set(['site-header', 'site-footer', 'not-found-slider', 'site-offline', ...shippedTypes]),
].map((type) =>
  defineWidget({
    ...shared,
    type,
    props: object({ screen: optional(text({ title: 'Screen' })), text: optional(text({ title: 'Text' })) }),
    examples,
  }),
);
export const testRegistry = createRegistry([
  words,
  prose,
  live,
  box,
  stored,
  query,
  ownData,
  article,
  postsList,
  mine,
  contract,
  notice,
  ...screens,
]);

const language = (locale: string, isDefault = false): Language => ({
  id: locale,
  title: locale,
  short_title: locale,
  selftitle: locale,
  is_default: isDefault,
  locale,
  code: locale,
});
export const testLanguages: readonly Language[] = [language('pl', true), language('en')];

export const block = (
  type: string,
  props: Record<string, unknown> = {},
  more: Partial<Block> = {},
): Block => ({
  id: type,
  type,
  props,
  ...more,
});
export const page = (alias: string, blocks: Block[] = [], more: Partial<Page> = {}): Page => ({
  alias,
  title: `Title of ${alias}`,
  layout: 'default',
  blocks,
  ...more,
});

/** For tests: a site with an engine over a host whose documents the test puts in. */
export interface FakeSite {
  readonly host: FakeHost;
  readonly engine: Engine;
  /** `METHOD path` or, for documents by address, `METHOD path address` -> `data` of the answer, or how the call fails. */
  readonly documents: Map<string, unknown>;
  readonly failures: BlockFailure[];
  readonly degraded: string[];
  visit(url: string, visit?: Partial<Visit>): Promise<Outcome>;
}

/** An answer that is no document: a failure, or a status of the host's. */
export class Answer {
  readonly response: Partial<ContentResponse> | Error;
  constructor(response: Partial<ContentResponse> | Error) {
    this.response = response;
  }
}

export function createFakeSite(options: Partial<EngineOptions> = {}): FakeSite {
  const host = createFakeHost();
  const documents = new Map<string, unknown>([['GET /v2/system/languages', testLanguages]]);
  host.respond = (request) => {
    const found = documents.get('*') ?? documents.get(nameOf(request));
    if (found instanceof Answer) return found.response;
    // Each answer is one of its own, as over a wire: what is made of a document is kept by it.
    return found === undefined ? { status: 404 } : answer({ data: structuredClone(found) });
  };
  const failures: BlockFailure[] = [];
  const degraded: string[] = [];
  const engine = createEngine({
    source: host.source,
    registry: testRegistry,
    sanitise: (html) => html.replaceAll('<script>', ''),
    queryTimeoutMs: 300,
    forms: createFormCompiler(),
    devPages: false,
    onFailure: (failure) => failures.push(failure),
    onDegraded: (what) => degraded.push(what),
    ...options,
  });
  return {
    host,
    engine,
    documents,
    failures,
    degraded,
    visit: (url, visit = {}) =>
      engine.resolve({
        url,
        phase: 'first-load',
        session: { kind: 'anonymous' },
        requestId: 'test',
        ...visit,
      }),
  };
}

function nameOf({ method, path, body }: ContentRequest): string {
  const url = typeof body === 'object' && body !== null && 'url' in body ? ` ${String(body.url)}` : '';
  return `${method} ${path}${url}`;
}

/** Puts a page document where the engine will ask for it. */
export function publish(site: FakeSite, document: Page): void {
  site.documents.set(`GET /v2/system/pages/${document.alias}`, document);
}

export function customer(applicationStatus: string | Error): VisitSession & { readonly asked: () => number } {
  let asked = 0;
  return {
    kind: 'customer',
    firstName: 'Ewa',
    asked: () => asked,
    status: () => {
      asked += 1;
      return applicationStatus instanceof Error
        ? Promise.reject(applicationStatus)
        : Promise.resolve(applicationStatus);
    },
    read: (id) => Promise.reject(new Error(`${id} is not asked here`)),
  };
}

/** The plan of an outcome that is expected to have one. @throws Error when it is a redirect */
export function planOf(outcome: Outcome): Plan {
  if (outcome.kind === 'redirect' || outcome.plan === null)
    throw new Error(`no plan: ${JSON.stringify(outcome)}`);
  return outcome.plan;
}

/** Types of the blocks of a page's main region, as far as they were resolved. */
export const mainTypes = (outcome: Outcome): string[] => planOf(outcome).regions.main.map(({ type }) => type);

/** An outcome that can be compared: who reads first is not told. */
export const inOrder = (outcome: Outcome | undefined) => ({
  ...outcome,
  freshness: {
    ...outcome?.freshness,
    tags: outcome?.freshness.tags.toSorted(),
    queryRead: outcome?.freshness.queryRead.toSorted(),
  },
});
