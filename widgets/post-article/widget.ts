import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PostArticle } from './post-article.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';

export const widget = defineWidget({
  type: 'post-article',
  version: 1,
  title: 'Post',
  description: 'One post to read: title, date, categories, picture, text.',
  category: 'content',
  guidance: {
    use: 'On the screen of a post, whose address says which one; the page takes its title from it.',
    avoid: 'For text of a page: take rich text. To lead to posts: take posts teaser.',
  },
  props,
  queries,
  subject: ({ post }) =>
    post && { title: post.title, description: post.short_content, image: post.image?.src },
  hydrate: 'never',
  view: PostArticle,
  texts: {
    pl: { 'post-article.all': 'Wszystkie wpisy' },
    en: { 'post-article.all': 'All posts' },
    ru: { 'post-article.all': 'Все записи' },
    uk: { 'post-article.all': 'Усі дописи' },
  },
  examples,
});
