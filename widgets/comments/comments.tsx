import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { CommentForm } from './comment-form.tsx';
import { hasMore } from './comment-list.ts';
import { CommentThread } from './comment-thread.tsx';
import { MoreButton } from './more-button.tsx';
import type { CommentsProps } from './props.ts';
import type { CommentRefs, CommentsQueries } from './queries.ts';
import { useComments } from './use-comments.ts';

/** Comments on a post: everybody reads, customers write. Nothing where there is no post. */
export function Comments({ props, data, block }: ViewProps<CommentsProps, never, CommentsQueries>) {
  const { first, refs, shownAs } = data.comments;
  if (!first) return null;
  return (
    <CommentsOfPost
      title={props.title}
      first={first}
      refs={refs}
      shownAs={shownAs}
      id={block.id}
      top={block.first}
    />
  );
}

interface Props {
  readonly title: string | undefined;
  readonly first: FirstComments;
  readonly refs: CommentRefs;
  readonly shownAs: string | null;
  readonly id: string;
  /** Whether the page begins here. */
  readonly top: boolean;
}

function CommentsOfPost({ title, first, refs, shownAs, id, top }: Props) {
  const { t, href, path, session } = usePage();
  const model = useComments(first, refs);
  const { list, news } = model;
  const { config } = first;
  const closed = config.who_may === 'nobody';
  const { readable } = list;
  const Heading = top ? 'h1' : 'h2';
  return (
    <section className="wrap band" aria-labelledby={`${id}-heading`}>
      <div className="mx-auto max-w-3xl">
        <Heading id={`${id}-heading`} className="text-title break-words">
          {title || t('comments.title')}
        </Heading>
        {readable > 0 && (
          <p className="mt-2 text-ink-soft tabular-nums">{t('comments.count', { count: readable })}</p>
        )}
        <p role="status" className="sr-only">
          {news}
        </p>
        {closed && <p className="mt-4 text-ink-soft">{t('comments.closed')}</p>}
        {!closed && session.signedIn && (
          <div className="card mt-6 p-5 sm:p-6">
            <CommentForm
              id={`${id}-new`}
              draft="new"
              label={t('comments.new')}
              submit={t('comments.send')}
              maxLength={config.max_length}
              onSend={(text) => model.create(text, null)}
            />
            {shownAs && <p className="field-hint mt-3">{t('comments.shown-as', { name: shownAs })}</p>}
            {config.premoderation && <p className="field-hint mt-3">{t('comments.premoderation')}</p>}
          </div>
        )}
        {!closed && !session.signedIn && (
          <p className="mt-4">
            <a
              href={signInAddress(href('/signin'), { next: `${href(path)}#${id}` })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('comments.sign-in')}
            </a>
          </p>
        )}
        {list.comments.length === 0 ? (
          !closed && <p className="empty-state mt-6">{t('comments.empty')}</p>
        ) : (
          <ul className="mt-8 divide-y divide-line border-t border-line">
            {list.comments.map((root) => (
              <li key={root.id} className="min-w-0 py-6">
                <CommentThread
                  id={`${id}-${root.id}`}
                  root={root}
                  config={config}
                  takesPart={session.signedIn && !closed}
                  model={model}
                  heading={top ? 'h2' : 'h3'}
                />
              </li>
            ))}
          </ul>
        )}
        {hasMore(list) && (
          <div className="mt-6">
            <MoreButton label={t('comments.more')} load={model.loadMore} />
          </div>
        )}
      </div>
    </section>
  );
}

export default Comments;
