import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PublishedDate } from '#ui/design/published-date.tsx';
import { RichHtml } from '../rich-text/rich-html.tsx';
import type { PostArticleProps } from './props.ts';
import type { queries } from './queries.ts';
import { readingMinutes } from './reading-time.ts';

/** One post to read. Nothing when there is no such post: as a page of its own that is a 404. */
export function PostArticle({
  data,
  slots,
  block,
}: ViewProps<PostArticleProps, string, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { post, categories } = data;
  if (!post) return null;
  const Heading = block.first ? 'h1' : 'h2';
  const own = categories.filter(({ alias }) => post.categories.includes(alias));
  return (
    <article className="wrap band" aria-labelledby={`${block.id}-title`}>
      <header className="mx-auto max-w-3xl">
        <a className="text-link inline-flex min-h-6 items-center" href={href('/posts')}>
          {t('post-article.all')}
        </a>
        <Heading id={`${block.id}-title`} className="mt-5 text-display break-words hyphens-auto">
          {post.title}
        </Heading>
        {post.short_content && <p className="mt-5 text-lead text-ink-soft">{post.short_content}</p>}
        <p className="mt-5 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          {own.map((category) => (
            <a
              key={category.id}
              className="badge hover:underline"
              href={href(`/posts/categories/${category.alias}`)}
            >
              {category.title}
            </a>
          ))}
          <PublishedDate moment={post.date_post} />
          <span>{t('post-article.minutes', { minutes: readingMinutes(post.content) })}</span>
        </p>
        {post.author && (
          <p className="mt-4 leading-snug">
            <span className="sr-only">{t('post-article.author')}: </span>
            <span className="font-semibold">{post.author}</span>
            {post.author_role && <span className="block text-sm text-ink-soft">{post.author_role}</span>}
          </p>
        )}
      </header>
      {post.image && (
        <Picture
          picture={post.image}
          eager={block.first}
          className="mx-auto my-8 aspect-[16/9] w-full max-w-4xl rounded-card object-cover desktop:my-12"
        />
      )}
      <div className={`mx-auto max-w-3xl ${post.image ? '' : 'mt-8'}`}>
        <RichHtml html={post.content} slots={slots} className="prose prose-large" />
      </div>
    </article>
  );
}

export default PostArticle;
