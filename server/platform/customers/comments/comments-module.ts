import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { type CommentRouteOptions, registerCommentRoutes } from './comment-routes.ts';
import { demoComments } from './demo-comments.ts';
import { type ModerationOptions, registerModerationRoutes } from './moderation-routes.ts';
import { seedComments } from './seed-comments.ts';

type Needs = CommentRouteOptions & ModerationOptions & Pick<Ground, 'sandbox' | 'log'>;

/** Comments on posts: what customers do, and how the house looks after them. */
export const commentsModule = defineModule<Needs>({
  name: 'comments',
  seed: async ({ orm, live, sandbox, now, log }) => {
    if (!sandbox) return;
    const { entries } = await live.some('post', [...demoComments.keys()], { named: null, accepted: [] });
    const posts = entries.map(({ key }) => key);
    const written = await seedComments(orm, posts, now());
    if (written > 0) log.info({ written }, 'the posts of the sandbox got comments');
  },
  routes: (app, parts) => {
    registerCommentRoutes(app, parts);
    registerModerationRoutes(app, parts);
  },
});
