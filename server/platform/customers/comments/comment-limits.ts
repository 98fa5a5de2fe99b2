import type { OpenWindow } from '../../base/limits/shared-windows.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import { refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { Writer } from './comment-parts.ts';
import { commentTexts } from './comment-texts.ts';

/** What one customer may do in which time: more than a person in a lively talk, less than a machine would ([sec 9]). */
export const commentLimits = {
  write: { attempts: 10, windowMs: 10 * 60_000 },
  rate: { attempts: 120, windowMs: 10 * 60_000 },
  report: { attempts: 20, windowMs: 60 * 60_000 },
} satisfies Record<string, AttemptLimit>;
export type Limited = keyof typeof commentLimits;

/** Counts what customers do. @returns refuses with too_many_attempts, else counts */
export function createCommentLimits(open: OpenWindow) {
  const windows = {
    write: open('comments', commentLimits.write),
    rate: open('ratings of comments', commentLimits.rate),
    report: open('reports of comments', commentLimits.report),
  } satisfies Record<Limited, unknown>;
  return async (what: Limited, { customerId, language }: Writer): Promise<void> => {
    const waitMs = await windows[what].enter(customerId);
    if (waitMs > 0) {
      throw new PlatformError('too_many_attempts', refuseIn(commentTexts, language, 'tooOften'), {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    }
  };
}
