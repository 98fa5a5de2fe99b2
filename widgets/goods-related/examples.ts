import type { WidgetExample } from '#registry/widget.ts';
import { goodSamples, longGoodSample } from '#ui/shop/good-samples.ts';
import type { GoodsRelatedProps } from './props.ts';

export const examples: WidgetExample<GoodsRelatedProps>[] = [
  { name: 'normal', title: 'Four goods', props: {}, data: { goods: goodSamples } },
  {
    name: 'long',
    title: 'Long names under a title of its own',
    props: { title: 'Najczęściej kupowane razem z tym produktem przez naszych klientów', count: 6 },
    data: { goods: [longGoodSample, ...goodSamples, { ...longGoodSample, id: 'second' }] },
  },
  {
    name: 'broken',
    title: 'One article, without a picture and summary',
    props: { goods: ['constructor'] },
    data: { goods: goodSamples.slice(0, 1).map(({ image: _, ...good }) => ({ ...good, summary: '' })) },
  },
  { name: 'empty', title: 'No goods: nothing is shown', props: {}, data: { goods: [] } },
];
