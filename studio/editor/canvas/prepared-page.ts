import { calendarDay } from '#engine/format/moments.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import type { PageInfo } from '#engine/react/page-context.tsx';
import { localeHref } from '#engine/routing/locale-href.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import type { CanvasBlock, CanvasFailure, PlanAnswer, PlanForCanvas } from '#schemas/studio/plan.ts';
import { isSame } from '../../app/same-value.ts';
import { walkPlaced } from '../blocks/block-tree.ts';

/** The draft as the server last prepared it, and what it was prepared of. */
export interface PreparedPage {
  readonly plan: PlanForCanvas;
  readonly blocks: ReadonlyMap<string, CanvasBlock>;
  readonly failures: ReadonlyMap<string, CanvasFailure>;
  /** The stored blocks the answer was made of: one that is another object by now was changed since. */
  readonly madeOf: ReadonlyMap<string, Pick<Block, 'props' | 'locales'>>;
  readonly info: PageInfo;
}

/**
 * Puts an answer of `POST /studio/plan` in order. What is as it was stays the same object, so that only blocks that are
 * different are drawn anew.
 * @param document the one that was sent
 * @param before the answer that is shown so far
 */
export function preparedPage(
  { plan, failures }: PlanAnswer,
  document: PageDocument,
  before?: PreparedPage,
): PreparedPage {
  const known = (block: CanvasBlock): CanvasBlock => {
    const old = before?.blocks.get(block.id);
    return old && isSame(old, block) ? old : block;
  };
  const { regions, ...page } = plan;
  const { regions: _, ...pageBefore } = before?.plan ?? plan;
  return {
    plan,
    blocks: new Map([...walkPrepared(regions.main)].map((block) => [block.id, known(block)])),
    failures: new Map(failures.map((failure) => [failure.blockId, failure])),
    madeOf: new Map([...walkPlaced(document.blocks)].map(({ block }) => [block.id, block])),
    info: before && isSame(page, pageBefore) ? before.info : infoOf(plan),
  };
}

const infoOf = (plan: PlanForCanvas): PageInfo => ({
  locale: plan.locale,
  languages: plan.languages,
  path: plan.path,
  params: plan.params,
  title: plan.title,
  session: plan.session,
  today: calendarDay(new Date(), plan.timeZone),
  timeZone: plan.timeZone,
  t: createTranslator(plan.locale, [plan.texts]),
  href: (link) => localeHref(link, plan.locale, plan.languages),
});

/** What the canvas shows before the first answer, and while none comes: the blocks without words of the interface. */
export function unpreparedPage(locale: string, path: string): PreparedPage {
  const plan: PlanForCanvas = {
    locale,
    languages: [],
    path,
    route: path,
    params: {},
    title: '',
    layout: 'default',
    timeZone: 'UTC',
    session: { signedIn: false },
    texts: {},
    theme: { css: '', ground: { light: '', dark: '' } },
    regions: { header: [], main: [], footer: [] },
  };
  const empty: PageDocument = { alias: 'x', title: 'x', layout: 'default', blocks: [] };
  const prepared = preparedPage({ plan, failures: [] }, empty);
  return { ...prepared, info: { ...prepared.info, t: () => '' } };
}

function* walkPrepared(blocks: readonly CanvasBlock[]): Generator<CanvasBlock> {
  for (const block of blocks) {
    yield block;
    for (const inner of Object.values(block.slots)) yield* walkPrepared(inner);
  }
}
