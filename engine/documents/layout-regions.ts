import type { Block, LayoutName, Page } from '#schemas/page.ts';
import { deepFreeze } from '../content/deep-freeze.ts';
import { siteContact } from './site-contact.ts';

/** Marks, in a layout's document, where the page goes. */
export const pageContentType = 'page-content';

export interface LayoutRegions {
  readonly header: readonly Block[];
  readonly footer: readonly Block[];
}

/**
 * Blocks around the page. The default layout has header and footer; a document `layout-default` of the content system
 * overrides them: what stands before its `page-content` block is the header, what stands after it the footer. One that
 * does not say where the page goes is not used.
 * @param site the configuration `site`: how the lender is reached
 */
export function layoutRegions(
  layout: LayoutName,
  document: Page | null,
  site: Readonly<Record<string, unknown>> = {},
): LayoutRegions {
  if (layout === 'empty') return { header: [], footer: [] };
  const at = document?.blocks.findIndex((block) => block.type === pageContentType) ?? -1;
  if (document && at >= 0)
    return {
      header: document.blocks.slice(0, at),
      // The page has one place; a second marker is a slip and stands for nothing.
      footer: document.blocks.slice(at + 1).filter(({ type }) => type !== pageContentType),
    };
  return ownRegions(site);
}

const ownBySite = new WeakMap<Readonly<Record<string, unknown>>, LayoutRegions>();

/** The code's own blocks around a page; the same ones for the same configuration. */
function ownRegions(site: Readonly<Record<string, unknown>>): LayoutRegions {
  const known = ownBySite.get(site);
  if (known) return known;
  const regions = deepFreeze<LayoutRegions>({
    header: [{ id: 'site-header', type: 'site-header', props: siteContact(site, ['phone', 'hours']) }],
    footer: [
      { id: 'site-footer', type: 'site-footer', props: siteContact(site, ['phone', 'hours', 'email']) },
    ],
  });
  ownBySite.set(site, regions);
  return regions;
}
