import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PostTopics } from './post-topics.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'post-topics',
  version: 1,
  title: 'Topics of posts',
  description: 'The categories of posts with what each is about and how many posts it has.',
  category: 'content',
  guidance: {
    use: 'On the page of topics, or where visitors choose what to read about.',
    avoid: 'Above the posts themselves: the widget of posts has links to the topics.',
  },
  props,
  queries,
  hydrate: 'never',
  view: PostTopics,
  texts,
  examples,
});
