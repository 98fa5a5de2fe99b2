import { defineWidget } from '#registry/define-widget.ts';
import { networks, props } from './props.ts';
import { queries } from './queries.ts';
import { Share } from './share.tsx';
import { texts } from './texts.ts';

const data = { origin: 'https://mozaika.example' };

export const widget = defineWidget({
  type: 'share',
  version: 1,
  title: 'Share',
  description: 'Copy the link, send it on, or share it in a network, without any script of theirs.',
  category: 'tools',
  guidance: {
    use: 'Under posts and offers that people pass on.',
    avoid: 'On pages of one customer, in the application and beside legal texts.',
  },
  props,
  hydrate: 'interaction',
  queries,
  view: Share,
  texts,
  examples: [
    { name: 'normal', title: 'Everywhere', props: {}, data },
    {
      name: 'long',
      title: 'Long words',
      props: {
        title:
          'Znasz kogoś, komu to porównanie oszczędziłoby nieprzemyślanej, najkosztowniejszej w życiu decyzji?',
        networks: [...networks],
      },
      data,
    },
    {
      name: 'broken',
      title: 'A network named twice stands once',
      props: { networks: ['x', 'email', 'x'] },
      data,
    },
    { name: 'minimal', title: 'E-mail only', props: { networks: ['email'] }, data },
    {
      name: 'empty',
      title: 'The site has no public address: the block is gone',
      props: {},
      data: { origin: null },
    },
  ],
});
