import type { Block, PageDocument } from '#schemas/page.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';

/** Alias of the measured page. */
export const benchAlias = 'bench-fourteen';

/** A page of fourteen blocks, taken from the demo shop's home page: what a real page is made of, a calculator included. */
export function pageOfFourteen(): PageDocument {
  const home = shopSite.entries.find(({ kind, key }) => kind === 'page' && key === 'home')
    ?.data as PageDocument;
  const blocks: Block[] = Array.from({ length: 14 }, (_, index) => {
    const source = home.blocks[index % home.blocks.length];
    if (!source) throw new Error('The home page has no blocks.');
    return { ...source, id: `bench-${index}`, slots: renamed(source.slots ?? {}, index) };
  });
  // Open in any status, as pages of content are: customers read it, too.
  const own = { alias: benchAlias, title: 'Strona o czternastu blokach', open_in_any_status: true };
  return { ...home, ...own, blocks };
}

/** Ids stay unique in the page when a block appears twice. */
function renamed(slots: Record<string, Block[]>, index: number): Record<string, Block[]> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, blocks]) => [
      name,
      blocks.map((block) => ({ ...block, id: `${block.id}-${index}` })),
    ]),
  );
}
