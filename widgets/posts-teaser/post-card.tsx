import { PostMarks, type PostPartProps, PostPicture, PostTitle } from './post-parts.tsx';

interface CardProps extends PostPartProps {
  /** Over two columns where there are two. */
  readonly wide?: boolean | undefined;
  /** In a narrow place a small picture beside the title, for cards under a large one. */
  readonly compact?: boolean | undefined;
}

/** A post as a card among others: picture above, words below. */
export function PostCard({ post, category, heading, eager, wide = false, compact = false }: CardProps) {
  const frame = compact
    ? 'grid grid-cols-[5.5rem_1fr] items-start gap-x-4 p-4 @xl:flex @xl:items-stretch @xl:p-0'
    : 'flex';
  const picture = compact
    ? 'aspect-square rounded-control @xl:aspect-[8/5] @xl:rounded-none'
    : 'aspect-[8/5]';
  return (
    <article
      className={`card card-link h-full flex-col overflow-hidden ${frame} ${wide ? '@xl:@max-4xl:flex-row @xl:@max-4xl:items-center' : ''}`}
    >
      <PostPicture
        post={post}
        eager={eager}
        className={`w-full ${picture} ${wide ? '@xl:@max-4xl:w-1/2 @xl:@max-4xl:aspect-[4/3]' : ''}`}
      />
      <div className={`min-w-0 flex-1 @xl:p-6 ${compact ? '' : 'p-5'}`}>
        <PostMarks post={post} category={category} />
        <PostTitle post={post} heading={heading} className="mt-3 text-heading" />
        {post.short_content && (
          <p className={`mt-2 line-clamp-3 leading-relaxed text-ink-soft ${compact ? '@max-xl:hidden' : ''}`}>
            {post.short_content}
          </p>
        )}
      </div>
    </article>
  );
}

/** The post that leads: large, in a wide place with the picture beside the words. */
export function LeadCard({ post, category, heading, eager }: PostPartProps) {
  return (
    <article className="card card-link grid grid-cols-1 overflow-hidden @2xl:grid-cols-[7fr_6fr]">
      <PostPicture post={post} eager={eager} className="aspect-[8/5] size-full @2xl:aspect-[4/3]" />
      <div className="flex flex-col justify-center p-5 @xl:p-8 @5xl:p-12">
        <PostMarks post={post} category={category} />
        <PostTitle post={post} heading={heading} className="mt-4 text-title" />
        {post.short_content && (
          <p className="mt-3 line-clamp-4 text-lead text-ink-soft">{post.short_content}</p>
        )}
      </div>
    </article>
  );
}

/** A post as a row of a list: a small picture, the words beside it. */
export function PostRow({ post, category, heading, eager }: PostPartProps) {
  return (
    <article className="card-link group grid grid-cols-[5.5rem_1fr] items-start gap-x-4 py-5 @lg:grid-cols-[11rem_1fr] @lg:gap-x-7 @lg:py-6">
      <PostPicture
        post={post}
        eager={eager}
        className="aspect-square w-full rounded-control @lg:aspect-[3/2]"
      />
      <div className="min-w-0 @lg:self-center">
        <PostMarks post={post} category={category} />
        <PostTitle post={post} heading={heading} className="mt-2 text-lg leading-snug @lg:text-heading" />
        {post.short_content && (
          <p className="mt-1.5 line-clamp-2 max-w-prose leading-relaxed text-ink-soft max-sm:hidden">
            {post.short_content}
          </p>
        )}
      </div>
    </article>
  );
}
