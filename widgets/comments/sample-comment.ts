import type { Comment, CommentAnswer, CommentsConfig } from '#schemas/comments.ts';

/** For examples and tests: how comments work on a site that changed nothing. */
export const sampleConfig: CommentsConfig = {
  premoderation: false,
  who_may: 'customers',
  max_length: 2000,
  page_size: 10,
  answers_page_size: 10,
  edit_minutes: 15,
};

/** For examples and tests: a comment of somebody else that everybody reads. */
export const sampleComment = (id: string, given: Partial<Omit<Comment, 'answers'>> = {}): Comment => ({
  id,
  text: 'Dziękuję, to mi pomogło.',
  comment_top_id: null,
  parent_id: null,
  rating: { total: 0, status: 'nothing' },
  answers: [],
  totalAnswers: 0,
  replyCount: 0,
  limit: 10,
  offset: 0,
  author: { name: 'Anna K.', staff: false },
  date: '2026-11-20T09:30:00Z',
  edited: false,
  own: false,
  edit_until: null,
  state: 'published',
  reject_reason: null,
  ...given,
});

/** For examples and tests: an answer under the root `top`, to `parent`, or to the root itself. */
export const sampleAnswer = (
  id: string,
  top: string,
  given: Partial<Omit<CommentAnswer, 'answers'>> = {},
): CommentAnswer => ({
  ...sampleComment(id, { comment_top_id: top, parent_id: top, text: 'Zgadzam się.', ...given }),
  answers: [],
});
