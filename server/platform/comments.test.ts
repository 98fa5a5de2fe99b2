import { afterAll, beforeAll, describe } from 'vitest';
import { commentLaws } from './comments/comment-laws.suite.ts';
import { comments } from './comments/comments.suite.ts';
import { moderation } from './comments/moderation.suite.ts';
import { type Backend, pgliteBackend, postgresBackend } from './testing/backend.ts';

const backends: Backend[] = [pgliteBackend, postgresBackend()];

describe.each(backends)('comments on $name', { timeout: 60_000 }, (backend) => {
  beforeAll(backend.start, 60_000);
  afterAll(backend.stop);
  comments(backend);
  commentLaws(backend);
  moderation(backend);
});
