import { defineModule } from '../../base/modules/define-module.ts';
import { type FeedbackOptions, registerFeedbackRoutes } from './feedback-routes.ts';

/** What visitors think of the service. */
export const feedbackModule = defineModule<FeedbackOptions>({
  name: 'feedback',
  routes: (app, parts) => registerFeedbackRoutes(app, parts),
});
