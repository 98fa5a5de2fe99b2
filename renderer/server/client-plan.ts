import { createTranslator } from '#engine/i18n/translator.ts';
import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { planTexts } from './plan-texts.ts';
import { regionBlocks } from './region-blocks.ts';
import { memoryOf } from './render-memory.ts';
import { viewFailure } from './static-html.tsx';
import { type BuiltTexts, noBuiltTexts } from './text-files.ts';

/**
 * The Plan for the browser, with the HTML of its static blocks, and the blocks that had to be left out because their
 * view threw.
 * @param built the files of texts that browsers can fetch; all other texts travel in the Plan
 */
export function toClientPlan(
  plan: Plan,
  registry: Registry,
  built: BuiltTexts = noBuiltTexts,
): { plan: ClientPlan; failures: BlockFailure[] } {
  const page = pageInfo(plan, createTranslator(plan.locale, [plan.texts]));
  const failures: BlockFailure[] = [];
  const convert = (blocks: Plan['regions']['main']) =>
    regionBlocks(blocks, {
      page,
      registry,
      fail: (block, error) => failures.push(viewFailure(plan, block, error)),
    });
  const {
    regions,
    snippets: _snippets,
    theme: _theme,
    failures: _failures,
    texts: _texts,
    head,
    ...rest
  } = plan;
  const regionsOfPage = {
    header: convert(regions.header),
    main: convert(regions.main),
    footer: convert(regions.footer),
  };
  const client: ClientPlan = {
    ...rest,
    head: headOfPage(head, registry),
    texts: planTexts(regionsOfPage, plan, { registry, built }),
    regions: regionsOfPage,
  };
  return { plan: client, failures };
}

/** The head without what only search engines read; the very same one for the same head. */
function headOfPage(head: Plan['head'], registry: Registry): ClientPlan['head'] {
  const { heads } = memoryOf(registry);
  const { structured: _structured, ...made } = head;
  const known = heads.get(head) ?? made;
  heads.set(head, known);
  return known;
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
