import { usePage } from '#engine/react/page-context.tsx';
import type { PostCategory } from '#schemas/post.ts';

interface Props {
  readonly categories: readonly PostCategory[];
  /** The one whose posts are shown; null for all. */
  readonly current: string | null;
}

/** The way from posts of one topic to those of another. */
export function TopicLinks({ categories, current }: Props) {
  const { t, href } = usePage();
  if (categories.length === 0) return null;
  const links = [
    { alias: null, title: t('posts-list.all'), to: '/posts' },
    ...categories.map(({ alias, title }) => ({ alias, title, to: `/posts/categories/${alias}` })),
  ];
  return (
    <nav aria-label={t('posts-list.topics')} data-print="no" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ alias, title, to }) => (
          <li key={to} className="min-w-0">
            <a
              href={href(to)}
              aria-current={alias === current ? 'page' : undefined}
              className="badge min-h-11 max-w-full px-4 text-base wrap-anywhere hover:underline aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
