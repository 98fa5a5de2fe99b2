import { pickTexts } from '#engine/i18n/pick-texts.ts';
import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import { type ClientBlock, type ClientPlan, liveBlocks, walkBlocks } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { memoryOf } from './render-memory.ts';
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
    clientBlocks(blocks, {
      page,
      registry,
      fail: (block, error) => failures.push(viewFailure(plan, block, error)),
    });
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
  return { plan: { ...client, texts: textsOf(liveBlocks(client), texts, registry) }, failures };
}

/** Texts that a block needs in the browser, with what stands in it. */
export const textsOfBlock = (block: ClientBlock, texts: Texts, registry: Registry): Texts =>
  textsOf([...walkBlocks([block])], texts, registry);

/** Texts of the runtime and of the live ones among the blocks; the very same record for the same kinds of blocks. */
function textsOf(blocks: readonly ClientBlock[], texts: Texts, registry: Registry): Texts {
  const types = [...new Set(blocks.filter(({ kind }) => kind === 'live').map(({ type }) => type))].sort();
  const memory = memoryOf(registry).texts;
  const known = memory.get(texts) ?? new Map<string, Texts>();
  memory.set(texts, known);
  const key = types.join(' ');
  const picked =
    known.get(key) ??
    pickTexts(texts, [
      ...runtimeTextPrefixes,
      ...types.flatMap((type) => [`${type}.`, ...(registry.get(type)?.sharesTexts ?? [])]),
    ]);
  known.set(key, picked);
  return picked;
}

/** A block without the HTML that stands in the document already. */
export const withoutHtml = (block: ClientBlock): ClientBlock =>
  block.kind === 'static'
    ? { kind: 'static', id: block.id, type: block.type }
    : {
        ...block,
        slots: Object.fromEntries(
          Object.entries(block.slots).map(([name, inner]) => [name, inner.map(withoutHtml)]),
        ),
      };
