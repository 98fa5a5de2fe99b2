import { defineWidget } from '#registry/define-widget.ts';
import { CountriesList } from './countries-list.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'countries-list',
  version: 1,
  title: 'Countries list',
  description: 'Countries by name in columns, all or only some; a long list stands under its letters.',
  category: 'content',
  guidance: {
    use: 'To say from where one can apply, or whose documents are accepted.',
    avoid: 'Where a visitor has to choose one: that is a field of a form.',
  },
  props,
  queries,
  hydrate: 'never',
  view: CountriesList,
  texts,
  examples,
});
