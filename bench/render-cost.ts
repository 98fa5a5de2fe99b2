import { renderToString } from 'react-dom/server';
import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import type { Plan, PlanBlock } from '#engine/plan.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { screenTree } from '#renderer/server/render-tree.tsx';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { createUpstream } from '#server/web/upstream/upstream.ts';
import { registry } from '#widgets/index.ts';
import { median } from './median.ts';

const rounds = 300;
const warmUp = 100;
const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };

/** Milliseconds of an uncached page (resolve and document), and of React alone over the same tree, in turns. */
export interface RenderFigures {
  readonly page: number;
  readonly react: number;
  readonly ratio: number;
}

/** @param platformUrl where the page's content is; it is read once and then cached, as on a running server */
export async function measureRender(platformUrl: string, path: string): Promise<RenderFigures> {
  const source = createContentSource({
    transport: httpTransport({ upstream: createUpstream(platformUrl), timeoutMs: 10_000 }),
    product: 'loan',
    freshness: 'tags',
    timeoutMs: 10_000,
    now: Date.now,
    log: { warn: (_details, message) => process.stderr.write(`${message}\n`) },
  });
  const sanitiser = await createSanitiser();
  const engine = createEngine({
    source,
    registry,
    sanitise: sanitiser.clean,
    forms: createFormCompiler(),
    queryTimeoutMs: 10_000,
    devPages: true,
    onFailure: ({ message }) => process.stderr.write(`left out: ${message}\n`),
    onDegraded: (what) => process.stderr.write(`not read: ${what}\n`),
  });
  const visit = {
    url: path,
    phase: 'first-load',
    session: { kind: 'anonymous' },
    requestId: 'bench',
  } as const;
  const resolve = async (): Promise<Plan> => {
    const outcome = await engine.resolve(visit);
    if (outcome.kind !== 'page') throw new Error(`${path} is no page`);
    return outcome.plan;
  };
  const resolved = await resolve();
  const { texts } = resolved;
  const whole = asOneTree(resolved);
  const page: number[] = [];
  const react: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const started = performance.now();
    renderDocument(await resolve(), { registry, shell, viewChunks: () => [] });
    const between = performance.now();
    renderToString(screenTree(whole, texts, registry));
    const ended = performance.now();
    if (round < 0) continue;
    page.push(between - started);
    react.push(ended - between);
  }
  return {
    page: median(page),
    react: median(react),
    ratio: median(page.map((figure, index) => figure / (react[index] ?? Number.NaN))),
  };
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
