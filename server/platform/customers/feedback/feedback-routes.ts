import { feedback } from '#schemas/calls/feedback.ts';
import { codeTexts } from '../../base/codes/code-texts.ts';
import type { Orm } from '../../base/database/database.ts';
import { createSharedWindows, perClient } from '../../base/limits/shared-windows.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import { callerOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../require-customer.ts';
import { feedbackEntry } from './tables.ts';

/** Opinions from one client address and time: more than a household has. */
export const feedbackLimit: AttemptLimit = { attempts: 5, windowMs: 10 * 60_000 };

export interface FeedbackOptions {
  readonly orm: Orm;
  readonly customers: Customers;
  readonly now: () => number;
}

/** What visitors think of the service (specification 7). Anybody may tell; who is signed in is noted with it. */
export function registerFeedbackRoutes(app: PlatformApp, { orm, customers, now }: FeedbackOptions): void {
  const addresses = perClient(createSharedWindows(orm, now)('feedback', feedbackLimit));
  serve(app, feedback, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const waitMs = await addresses.enter(caller.address);
    if (waitMs > 0) {
      throw new PlatformError('too_many_attempts', refuseIn(codeTexts, caller.language, 'tooMany'), {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    }
    const { rating, text = '', page, topic } = request.body;
    const signedIn = await readCustomer(customers.sessions, request);
    await orm.insert(feedbackEntry).values({
      customerId: signedIn?.customer.id ?? null,
      rating,
      text: text.trim(),
      page: page?.trim() ?? null,
      topic: topic?.trim() ?? null,
      at: new Date(now()),
    });
    return { data: { accepted: true as const } };
  });
}
