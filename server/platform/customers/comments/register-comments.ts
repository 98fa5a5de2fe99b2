import type { PlatformApp } from '../../http/app-types.ts';
import { type CommentRouteOptions, registerCommentRoutes } from './comment-routes.ts';
import { type ModerationOptions, registerModerationRoutes } from './moderation-routes.ts';

/** Comments on posts: what customers do, and how the house looks after them. */
export function registerComments(app: PlatformApp, options: CommentRouteOptions & ModerationOptions): void {
  registerCommentRoutes(app, options);
  registerModerationRoutes(app, options);
}
