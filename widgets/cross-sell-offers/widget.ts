import { defineWidget } from '#registry/define-widget.ts';
import { CrossSellOffers } from './cross-sell-offers.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'cross-sell-offers',
  version: 1,
  title: 'Cross-sell offers',
  description: 'Offers of partners, each marked as advertising and with who stands behind it.',
  category: 'content',
  guidance: {
    use: 'Where a visitor has done what they came for: after a decision, at the end of an article.',
    avoid:
      'On the way to an agreement, and for anything of ours: a call to action is no advertising of others.',
  },
  props,
  queries,
  hydrate: 'never',
  view: CrossSellOffers,
  texts,
  examples,
});
