import type { Comment, CommentAnswer, CommentRating } from '#schemas/comments.ts';

/** Comments of a post as far as they are known: roots newest first, answers of each oldest first. */
export interface CommentListState {
  readonly comments: readonly Comment[];
  /** How many roots the platform has, places of deleted ones among them. */
  readonly total: number;
  /** How many comments and answers there are to read, known here or not: places of deleted ones do not count. */
  readonly readable: number;
  /** A page came that was not full: there are no more roots, whatever `total` says. */
  readonly ended: boolean;
}

export type CommentListAction =
  /** The first page anew; what is known is replaced. */
  | {
      readonly kind: 'first';
      readonly page: readonly Comment[];
      readonly total: number;
      readonly readable: number | null;
      readonly limit: number;
    }
  | {
      readonly kind: 'more';
      readonly page: readonly Comment[];
      readonly total: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'answers';
      readonly topId: string;
      readonly page: readonly CommentAnswer[];
      readonly total: number;
      readonly limit: number;
    }
  | { readonly kind: 'created'; readonly comment: Comment }
  | { readonly kind: 'edited'; readonly comment: Comment }
  /** `answered` is what the platform said: only `true` deletes (specification 5). */
  | { readonly kind: 'deleted'; readonly id: string; readonly answered: unknown }
  | { readonly kind: 'rated'; readonly id: string; readonly rating: CommentRating };

/** The list a page begins with. */
export const firstList = (
  page: readonly Comment[],
  {
    total,
    limit,
    readable = null,
  }: { readonly total: number; readonly limit: number; readonly readable?: number | null },
): CommentListState => ({
  comments: page,
  total: Math.max(total, page.length),
  readable: readable ?? seenIn(page),
  ended: page.length < limit,
});

/** What is to be read of these comments, as far as they say. */
const seenIn = (comments: readonly Comment[]): number =>
  comments.reduce((sum, { state, totalAnswers }) => sum + totalAnswers + (state === 'deleted' ? 0 : 1), 0);

export const hasMore = ({ comments, total, ended }: CommentListState): boolean =>
  !ended && comments.length < total;
export const hasMoreAnswers = ({ answers, totalAnswers }: Comment): boolean => answers.length < totalAnswers;

/** Any comment of the list, root or answer. */
export function findComment({ comments }: CommentListState, id: string): Comment | CommentAnswer | undefined {
  for (const root of comments) {
    if (root.id === id) return root;
    const answer = root.answers.find((one) => one.id === id);
    if (answer) return answer;
  }
  return undefined;
}

/** The list after something has happened. Pure; what concerns a comment that is not known changes nothing. */
export function commentList(state: CommentListState, action: CommentListAction): CommentListState {
  switch (action.kind) {
    case 'first':
      return firstList(action.page, { total: action.total, limit: action.limit, readable: action.readable });
    case 'more': {
      const comments = [...state.comments, ...unknownOf(state.comments, action.page)];
      return {
        ...state,
        comments,
        total: Math.max(action.total, comments.length),
        ended: action.page.length < action.limit,
      };
    }
    case 'answers':
      return changeRoot(state, action.topId, (root) => {
        const answers = [...root.answers, ...unknownOf(root.answers, action.page)];
        const ended = action.page.length < action.limit;
        return {
          ...root,
          answers,
          totalAnswers: ended ? answers.length : Math.max(action.total, answers.length),
        };
      });
    case 'created':
      return created(state, action.comment);
    case 'edited':
      return change(state, action.comment.id, ({ answers: _kept, ...now }) => ({
        ...now,
        text: action.comment.text,
        edited: action.comment.edited,
        edit_until: action.comment.edit_until,
        state: action.comment.state,
        reject_reason: action.comment.reject_reason,
      }));
    case 'deleted':
      return action.answered === true ? deleted(state, action.id) : state;
    case 'rated':
      return change(state, action.id, ({ answers: _kept, ...now }) => ({ ...now, rating: action.rating }));
  }
}

type Fields = Omit<CommentAnswer, 'answers'>;

const unknownOf = <C extends Fields>(known: readonly C[], page: readonly C[]): C[] => {
  const ids = new Set(known.map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id));
};

const changeRoot = (
  state: CommentListState,
  id: string,
  to: (root: Comment) => Comment,
): CommentListState => ({
  ...state,
  comments: state.comments.map((root) => (root.id === id ? to(root) : root)),
});

/** Changes fields of one comment; the answers under it stay. */
const change = (state: CommentListState, id: string, to: (now: Comment | CommentAnswer) => Fields) => ({
  ...state,
  comments: state.comments.map((root): Comment => {
    if (root.id === id) return { ...to(root), answers: root.answers };
    return {
      ...root,
      answers: root.answers.map((answer) => (answer.id === id ? { ...to(answer), answers: [] } : answer)),
    };
  }),
});

/** A new root stands first and raises the count; a new answer stands last under its root and raises its counts. */
function created(state: CommentListState, comment: Comment): CommentListState {
  if (findComment(state, comment.id)) return state;
  const { comment_top_id: topId, parent_id: parentId } = comment;
  const more = { ...state, readable: state.readable + 1 };
  if (topId === null) return { ...more, comments: [comment, ...state.comments], total: state.total + 1 };
  if (!state.comments.some(({ id }) => id === topId)) return state;
  return changeRoot(more, topId, (root) =>
    countReply({ ...root, answers: [...root.answers, { ...comment, answers: [] }] }, parentId, 1),
  );
}

/** What others answered keeps its place without text and name; all else goes and lowers the counts. */
function deleted(state: CommentListState, id: string): CommentListState {
  const gone = findComment(state, id);
  if (!gone || gone.state === 'deleted') return state;
  const less = { ...state, readable: Math.max(0, state.readable - 1) };
  const { comment_top_id: topId, parent_id: parentId } = gone;
  const answered = topId === null ? gone.totalAnswers > 0 : gone.replyCount > 0;
  if (answered)
    return change(less, id, ({ answers: _kept, ...now }) => ({
      ...now,
      text: '',
      author: null,
      own: false,
      edit_until: null,
      reject_reason: null,
      state: 'deleted',
    }));
  if (topId === null)
    return {
      ...less,
      comments: state.comments.filter((root) => root.id !== id),
      total: Math.max(0, state.total - 1),
    };
  return changeRoot(less, topId, (root) =>
    countReply({ ...root, answers: root.answers.filter((answer) => answer.id !== id) }, parentId, -1),
  );
}

function countReply(root: Comment, parentId: string | null, by: 1 | -1): Comment {
  const counted = <C extends Fields>(one: C): C =>
    one.id === parentId ? { ...one, replyCount: Math.max(0, one.replyCount + by) } : one;
  return {
    ...counted(root),
    totalAnswers: Math.max(root.answers.length, root.totalAnswers + by),
    answers: root.answers.map(counted),
  };
}
