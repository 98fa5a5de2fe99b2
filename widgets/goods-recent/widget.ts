import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { GoodsRecent } from './goods-recent.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'goods-recent',
  version: 1,
  title: 'Goods recently viewed',
  description: 'What the visitor looked at before on this device; it is forgotten when they sign out.',
  category: 'content',
  guidance: {
    use: 'At the end of a page of the shop. On the screen of an article it notes that article, too.',
    avoid: 'At the top of a page: it stays away while its place is in sight, so that nothing moves.',
  },
  props,
  queries,
  hydrate: 'idle',
  view: GoodsRecent,
  texts,
  examples,
});
