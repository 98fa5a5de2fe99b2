import { defineWidget } from '#registry/define-widget.ts';
import { Dashboard } from './dashboard.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'dashboard',
  version: 1,
  title: 'Dashboard',
  description: 'Where the customer’s application stands, and quick ways on; an invitation for others.',
  category: 'system',
  guidance: {
    use: 'Stands first on /dashboard. Put news for customers under it.',
    avoid: 'On public pages: they are shared between visitors, and this one is not.',
  },
  props,
  hydrate: 'never',
  queries,
  view: Dashboard,
  texts,
  examples,
});
