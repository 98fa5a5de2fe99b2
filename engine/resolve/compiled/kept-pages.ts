import { LRUCache } from 'lru-cache';
import type { Block, Page } from '#schemas/page.ts';
import { weighJson } from '../../content/weigh-json.ts';
import { forgetProps } from './compile-props.ts';
import { forgetConstant } from './constant-blocks.ts';

/**
 * Characters of page documents of which something is kept. What is made of one, its HTML above all, takes some twenty times as many
 * bytes: 120 MB in all.
 */
const maxCharacters = 6_000_000;

/**
 * Which pages an engine keeps the parts of. They hang on the page's document, which may be remembered for much longer: the pages
 * that nobody asked for lately lose them, so that a site of any size fits.
 */
export interface KeptPages {
  /** Notes a visit of a page. */
  use(page: Page): void;
}

/** @param onForgotten drops what else is kept of a page */
export function createKeptPages(
  onForgotten: (page: Page) => void,
  mostCharacters = maxCharacters,
): KeptPages {
  /** How many kept pages have a block: after a publish all but the changed ones are those of the version before. */
  const holders = new WeakMap<Block, number>();
  const hold = (block: Block): void => {
    holders.set(block, (holders.get(block) ?? 0) + 1);
    innerOf(block).forEach(hold);
  };
  const release = (block: Block): void => {
    const left = (holders.get(block) ?? 1) - 1;
    if (left > 0) holders.set(block, left);
    else {
      holders.delete(block);
      forgetProps(block);
      forgetConstant(block);
    }
    innerOf(block).forEach(release);
  };
  const kept = new LRUCache<Page, true>({
    maxSize: mostCharacters,
    sizeCalculation: (_kept, page) => weighJson(page),
    dispose: (_kept, page) => {
      page.blocks.forEach(release);
      onForgotten(page);
    },
  });
  return {
    use(page) {
      if (!Object.isFrozen(page) || kept.get(page) !== undefined) return;
      // Before anything else is forgotten for it, so that what both have stays.
      page.blocks.forEach(hold);
      kept.set(page, true);
      if (!kept.has(page)) page.blocks.forEach(release);
    },
  };
}

const innerOf = ({ slots = {} }: Block): readonly Block[] => Object.values(slots).flat();
