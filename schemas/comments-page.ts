import type { Comment, CommentsConfig } from './comments.ts';

/** The first page of the comments on a post, as guests read it. */
export interface FirstComments {
  /** Newest first, each with its first answers. */
  readonly comments: readonly Comment[];
  /** How many roots there are in all. */
  readonly total: number;
  readonly config: CommentsConfig;
}
