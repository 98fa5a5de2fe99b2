import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import { goodSamples, longGoodSample } from '#ui/shop/good-samples.ts';
import type { GoodsRecentProps } from './props.ts';
import type { RecentGood } from './recent-goods.ts';

const recent = goodSamples.map(
  ({ alias, category, title, image }): RecentGood => ({ alias, category, title, ...(image && { image }) }),
);
const { alias, category, title } = longGoodSample;

/** Devices know what was viewed; examples say it instead. */
export const examples: WidgetExample<GoodsRecentProps>[] = [
  { name: 'normal', title: 'Four goods', props: {}, data: { recent: { own: null, before: recent } } },
  {
    name: 'long',
    title: 'Long names under a title of its own',
    props: { title: 'Produkty, które oglądałaś lub oglądałeś w ostatnich dniach na tym urządzeniu' },
    data: { recent: { own: null, before: [{ alias, category, title, image: samplePhotograph }, ...recent] } },
  },
  {
    name: 'broken',
    title: 'One article, without a picture',
    props: { count: 2 },
    data: { recent: { own: null, before: [{ alias, category, title: 'Lampa' }] } },
  },
  {
    name: 'empty',
    title: 'Nothing viewed yet: nothing is shown',
    props: {},
    data: { recent: { own: null, before: [] } },
  },
];
