import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { viewBlockQuery } from './queries.ts';
import { ViewBlock } from './view-block.tsx';

export const widget = defineWidget({
  type: 'view-block',
  version: 1,
  title: 'View block',
  description: 'Shows shared HTML by its key.',
  category: 'content',
  props,
  queries: ({ key }, { content }) => ({ block: viewBlockQuery(content, key) }),
  hydrate: 'never',
  view: ViewBlock,
  examples: [
    {
      name: 'normal',
      title: 'Cost warning',
      props: { key: 'cost-warning' },
      data: {
        block: {
          id: '1',
          key: 'cost-warning',
          content: '<p><strong>Uwaga! Pożyczanie pieniędzy kosztuje.</strong></p>',
        },
      },
    },
    { name: 'missing', title: 'No such block', props: { key: 'gone' }, data: { block: null } },
  ],
});
