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
  const kept = new LRUCache<Page, true>({
    maxSize: mostCharacters,
    sizeCalculation: (_kept, page) => weighJson(page),
    dispose: (_kept, page) => {
      for (const block of page.blocks) forget(block);
      onForgotten(page);
    },
  });
  return {
    use(page) {
      if (Object.isFrozen(page) && kept.get(page) === undefined) kept.set(page, true);
    },
  };
}

function forget(block: Block): void {
  forgetProps(block);
  forgetConstant(block);
  for (const inner of Object.values(block.slots ?? {}).flat()) forget(inner);
}
