import { usePage } from '#engine/react/page-context.tsx';
import type { PostSummary } from '#schemas/post.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { PublishedDate } from '#ui/design/published-date.tsx';

export interface PostPartProps {
  readonly post: PostSummary;
  /** Title of the category it is marked with; a post may be in none that is known. */
  readonly category: string | undefined;
  readonly heading: 'h2' | 'h3';
  /** On the first screen: its picture is fetched at once. */
  readonly eager?: boolean | undefined;
}

/** The post's picture, or our ornament in its place. */
export function PostPicture({
  post,
  eager,
  className,
}: Pick<PostPartProps, 'post' | 'eager'> & { className: string }) {
  if (!post.image) return <PictureGap className={className} />;
  return <Picture picture={post.image} eager={eager} className={`${className} bg-brand-soft object-cover`} />;
}

/** Where it belongs and when it was published. */
export function PostMarks({ post, category }: Pick<PostPartProps, 'post' | 'category'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      {category && <span className="badge">{category}</span>}
      <PublishedDate moment={post.date_post} />
    </p>
  );
}

/** Its title as the link that covers the whole card. */
export function PostTitle({
  post,
  heading: Heading,
  className,
}: Pick<PostPartProps, 'post' | 'heading'> & { className: string }) {
  const { href } = usePage();
  return (
    <Heading className={`hyphens-auto ${className}`}>
      <a href={href(`/posts/${post.alias}`)}>{post.title}</a>
    </Heading>
  );
}
