import { createTranslator } from '#engine/i18n/translator.ts';
import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { planTexts } from './plan-texts.ts';
import { clientBlocks, viewFailure } from './static-html.tsx';
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
    clientBlocks(blocks, {
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
  const { structured: _structured, ...headOfPage } = head;
  const regionsOfPage = {
    header: convert(regions.header),
    main: convert(regions.main),
    footer: convert(regions.footer),
  };
  const client: ClientPlan = {
    ...rest,
    head: headOfPage,
    texts: planTexts(regionsOfPage, plan, { registry, built }),
    regions: regionsOfPage,
  };
  return { plan: client, failures };
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
