import { pickTexts } from '#engine/i18n/pick-texts.ts';
import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import { type ClientBlock, type ClientPlan, liveBlocks } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { clientBlocks, viewFailure } from './static-html.tsx';

/**
 * Texts the browser's own parts use: loader, notices, popups, the not-found and the offline screen, whose words are the engine's, and what
 * is said of an application that could not begin.
 */
const runtimeTextPrefixes = ['runtime.', 'error.404.', 'error.503.title', 'account.failed', 'account.wait'];

/**
 * The Plan for the browser, with the HTML of its static blocks, and the blocks that had to be left out because their
 * view threw.
 */
export function toClientPlan(plan: Plan, registry: Registry): { plan: ClientPlan; failures: BlockFailure[] } {
  const page = pageInfo(plan);
  const failures: BlockFailure[] = [];
  const convert = (blocks: Plan['regions']['main']) =>
    clientBlocks(blocks, page, registry, (block, error) => failures.push(viewFailure(plan, block, error)));
  const { regions, snippets: _snippets, theme: _theme, failures: _failures, texts, head, ...rest } = plan;
  const { structured: _structured, ...headOfPage } = head;
  const client: ClientPlan = {
    ...rest,
    head: headOfPage,
    texts: {},
    regions: {
      header: convert(regions.header),
      main: convert(regions.main),
      footer: convert(regions.footer),
    },
  };
  const types = new Set(liveBlocks(client).map((block) => block.type));
  const prefixes = [...types].flatMap((type) => [`${type}.`, ...(registry.get(type)?.sharesTexts ?? [])]);
  return {
    plan: { ...client, texts: pickTexts(texts, [...runtimeTextPrefixes, ...prefixes]) },
    failures,
  };
}

/** The plan without the HTML that stands in the document already. */
export function withoutHtml(plan: ClientPlan): ClientPlan {
  const strip = (blocks: readonly ClientBlock[]): ClientBlock[] =>
    blocks.map((block) =>
      block.kind === 'static'
        ? { kind: 'static', id: block.id, type: block.type }
        : {
            ...block,
            slots: Object.fromEntries(
              Object.entries(block.slots).map(([name, inner]) => [name, strip(inner)]),
            ),
          },
    );
  const { header, main, footer } = plan.regions;
  return { ...plan, regions: { header: strip(header), main: strip(main), footer: strip(footer) } };
}
