import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PostArticle } from './post-article.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'post-article',
  version: 1,
  title: 'Post',
  description: 'One post to read: title, categories, date, reading time, author, picture, text.',
  category: 'content',
  guidance: {
    use: 'On the screen of a post, whose address says which one; the page takes its title from it.',
    avoid: 'For text of a page: take rich text. To lead to posts: take posts teaser.',
  },
  props,
  queries,
  subject: ({ post, categories }) =>
    post && {
      title: post.title,
      description: post.short_content,
      image: post.image?.src,
      article: {
        published: post.date_post,
        modified: post.date_modified,
        author: post.author,
        section: categories.find(({ alias }) => post.categories.includes(alias))?.title,
      },
    },
  hydrate: 'never',
  view: PostArticle,
  texts,
  examples,
});
