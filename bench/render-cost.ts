import { renderToString } from 'react-dom/server';
import { createContentSource } from '#engine/content/source.ts';
import type { ContentResponse, ContentTransport } from '#engine/content/transport.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { sanitiseOnce } from '#engine/html/sanitise.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import type { Plan, PlanBlock } from '#engine/plan.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { screenTree } from '#renderer/server/render-tree.tsx';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { page as pageCall } from '#schemas/calls/content-pages.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { createUpstream } from '#server/web/upstream/upstream.ts';
import { registry } from '#widgets/index.ts';
import { median } from './median.ts';

const measured = { rounds: 400, warmUp: 600 };
/** Too few for a figure. */
const tried = { rounds: 2, warmUp: 0 };
const viewChunks = () => [];
const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };

/** What happened to the page's document since the last visit. */
type Change = 'nothing' | 'one block' | 'every block';

/** Milliseconds of a page that is resolved and rendered, and of React alone over the same tree, in turns. */
export interface RenderFigures {
  readonly page: number;
  readonly react: number;
  /** Pages in the time that React takes for one. */
  readonly ratio: number;
}

/** @param platformUrl where the page's content is; each document is fetched once */
export async function measureRender(
  platformUrl: string,
  alias: string,
  isTrial: boolean,
): Promise<Readonly<Record<Change, RenderFigures>>> {
  const site = await createSite(platformUrl, alias);
  const amounts = isTrial ? tried : measured;
  return {
    nothing: await measureAfter('nothing', site, amounts),
    'one block': await measureAfter('one block', site, amounts),
    'every block': await measureAfter('every block', site, amounts),
  };
}

type Site = Awaited<ReturnType<typeof createSite>>;

async function measureAfter(
  change: Change,
  { resolve, edit }: Site,
  { rounds, warmUp }: typeof measured,
): Promise<RenderFigures> {
  const resolved = await resolve();
  const { texts } = resolved;
  const whole = asOneTree(resolved);
  const page: number[] = [];
  const react: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    edit(change);
    const started = performance.now();
    renderDocument(await resolve(), { registry, shell, viewChunks });
    const between = performance.now();
    renderToString(screenTree(whole, { texts, registry }));
    const ended = performance.now();
    if (round < 0) continue;
    page.push(between - started);
    react.push(ended - between);
  }
  return {
    page: median(page),
    react: median(react),
    ratio: median(page.map((figure, index) => (react[index] ?? Number.NaN) / figure)),
  };
}

/** An engine whose content answers from memory, as a platform in the same process does, and can be edited. */
async function createSite(platformUrl: string, alias: string) {
  const fetchContent = httpTransport({ upstream: createUpstream(platformUrl), timeoutMs: 10_000 });
  /** Answers by request, as JSON: each reading has objects of its own. */
  const answers = new Map<string, string>();
  const pagePath = fillPath(pageCall.path, { alias });
  let edits = 0;
  let edited: Change = 'nothing';
  const transport: ContentTransport = async (request, signal) => {
    const key = JSON.stringify(request);
    const known = answers.get(key) ?? JSON.stringify(await fetchContent(request, signal));
    answers.set(key, known);
    const answer: ContentResponse = JSON.parse(known);
    if (request.path === pagePath) editBlocks(answer.body as PageAnswer, edited, edits);
    return answer;
  };
  const source = createContentSource({
    transport,
    product: 'loan',
    freshness: 'tags',
    timeoutMs: 10_000,
    now: Date.now,
    log: { warn: (_details, message) => process.stderr.write(`${message}\n`) },
  });
  const { clean } = await createSanitiser();
  const engine = createEngine({
    source,
    registry,
    sanitise: sanitiseOnce(async (texts) => texts.map(clean)),
    forms: createFormCompiler(),
    queryTimeoutMs: 10_000,
    devPages: true,
    onFailure: ({ message }) => process.stderr.write(`left out: ${message}\n`),
    onDegraded: (what) => process.stderr.write(`not read: ${what}\n`),
  });
  const visit = {
    url: `/${alias}`,
    phase: 'first-load',
    session: { kind: 'anonymous' },
    requestId: 'bench',
  } as const;
  return {
    async resolve(): Promise<Plan> {
      const outcome = await engine.resolve(visit);
      if (outcome.kind !== 'page') throw new Error(`${visit.url} is no page`);
      return outcome.plan;
    },
    edit(change: Change): void {
      if (change === 'nothing') return;
      edits += 1;
      edited = change;
      source.invalidate([contentKinds.page.tag(alias)]);
    },
  };
}

interface PageAnswer {
  readonly data: { blocks: { id: string }[] };
}

/** A block with another id is another block. */
function editBlocks({ data }: PageAnswer, change: Change, edits: number): void {
  for (const [index, block] of data.blocks.entries())
    if (change === 'every block' || (change === 'one block' && index === 1)) block.id += `-${edits}`;
}

/** The same page with every block in one React tree, none rendered on its own. */
function asOneTree(plan: Plan) {
  const live = (block: PlanBlock): PlanBlock => ({
    ...block,
    hydrate: 'load',
    slots: Object.fromEntries(Object.entries(block.slots).map(([name, blocks]) => [name, blocks.map(live)])),
  });
  const { header, main, footer } = plan.regions;
  const converted = toClientPlan(
    { ...plan, regions: { header: header.map(live), main: main.map(live), footer: footer.map(live) } },
    registry,
  );
  return converted.plan;
}
