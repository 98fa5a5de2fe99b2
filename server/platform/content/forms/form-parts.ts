import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../base/database/database.ts';
import type { LiveContent } from '../live/live-content.ts';
import type { CheckSubmission } from './check-submission.ts';
import type { FileStore } from './files/file-store.ts';
import type { SubmissionService } from './submission-service.ts';

/** Id of the customer who makes a request; null for somebody who is not signed in, or whose token is not valid. */
export type ReadCustomerId = (request: FastifyRequest) => Promise<string | null>;

/** What the routes of forms work with. */
export interface FormParts {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly files: FileStore;
  readonly submissions: SubmissionService;
  readonly check: CheckSubmission;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
