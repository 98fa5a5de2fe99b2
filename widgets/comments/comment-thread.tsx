import { usePage } from '#engine/react/page-context.tsx';
import type { Comment, CommentsConfig } from '#schemas/comments.ts';
import { CommentCard } from './comment-card.tsx';
import { hasMoreAnswers } from './comment-list.ts';
import { MoreButton } from './more-button.tsx';
import type { CommentsModel } from './use-comments.ts';

interface Props {
  readonly id: string;
  readonly root: Comment;
  readonly config: CommentsConfig;
  readonly takesPart: boolean;
  readonly model: CommentsModel;
  readonly heading: 'h2' | 'h3';
}

/** A root comment with its answers below it. */
export function CommentThread({ id, root, model, heading, ...others }: Props) {
  const { t } = usePage();
  return (
    <>
      <CommentCard id={id} comment={root} model={model} heading={heading} {...others} />
      {root.answers.length > 0 && (
        <ul className="mt-4 grid gap-6 border-l-2 border-line pl-4 sm:ml-2 sm:pl-6">
          {root.answers.map((answer) => (
            <li key={answer.id} className="min-w-0">
              <CommentCard
                id={`${id}-${answer.id}`}
                comment={answer}
                model={model}
                heading={heading}
                {...others}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMoreAnswers(root) && (
        <div className="mt-3 sm:ml-2">
          <MoreButton
            label={t('comments.more-answers', { count: root.totalAnswers - root.answers.length })}
            load={() => model.loadAnswers(root)}
          />
        </div>
      )}
    </>
  );
}
