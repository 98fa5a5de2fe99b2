import { defineWidget } from '#registry/define-widget.ts';
import { BranchMap } from './branch-map.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'branch-map',
  version: 1,
  title: 'Map of branches',
  description: 'The map markers of the content system as a list and on a map of Poland drawn by us.',
  category: 'tools',
  guidance: {
    use: 'Where people look for a place to come to. The list alone says everything; the map shows what is near.',
    avoid: 'For one address: the contacts widget says it with less.',
  },
  props,
  hydrate: 'never',
  queries,
  view: BranchMap,
  texts,
  examples,
});
