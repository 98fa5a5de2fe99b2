import type { Carousel } from '#schemas/carousel.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { LookupItem } from '#schemas/lookup.ts';
import type { Menu } from '#schemas/menu.ts';
import type { ViewBlock } from '#schemas/view-block.ts';

/**
 * What a widget's queries may read from the content system, in the visit's language. On the server the engine answers
 * from its cache and notes each read, so that a change drops exactly the pages that used it. A missing document is
 * `null` or an empty list; a failed read throws and leaves the block out.
 */
export interface ContentReader {
  readonly locale: string;
  menu(key: string): Promise<Menu>;
  viewBlock(key: string): Promise<ViewBlock | null>;
  carousel(alias: string): Promise<Carousel | null>;
  lookup(alias: string): Promise<LookupItem[]>;
  customEntities(type: string): Promise<CustomEntityItem[]>;
  customEntity(type: string, id: string): Promise<CustomEntityItem | null>;
}
