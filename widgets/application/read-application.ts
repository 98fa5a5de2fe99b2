import type { Application } from '#schemas/lending/application.ts';

/** The application an answer carries; null for any other answer. The platform's own schemas checked what is inside. */
export function readApplication(answer: unknown): Application | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    typeof answer.status === 'string' &&
    'steps' in answer &&
    Array.isArray(answer.steps)
    ? (answer as Application)
    : null;
}
