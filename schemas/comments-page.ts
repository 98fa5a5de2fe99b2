import type { Comment, CommentsConfig } from './comments.ts';

/** The first page of the comments on a post, as guests read it. */
export interface FirstComments {
  /** Newest first, each with its first answers. */
  readonly comments: readonly Comment[];
  /** How many roots there are in all. */
  readonly total: number;
  /** How many comments and answers there are to read: without what was deleted. */
  readonly readable: number;
  readonly config: CommentsConfig;
}
