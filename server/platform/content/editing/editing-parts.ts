import type { Log } from '../../base/database/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import type { ContentService } from '../content-service.ts';
import { createPresence, type Presence } from './presence.ts';
import { createReleases, type Releases } from './releases.ts';
import { runDue } from './run-due.ts';
import { createSchedules, type Schedules } from './schedules.ts';
import type { Usages } from './usages.ts';

/** What editing together needs besides the content itself. */
export interface EditingParts {
  readonly presence: Presence;
  readonly schedules: Schedules;
  readonly releases: Releases;
  readonly usages: Usages;
  /** Does what is due. @returns how many plans were carried out */
  runDue(): Promise<number>;
}

export interface EditingOptions {
  readonly service: ContentService;
  readonly usages: Usages;
  readonly jobs: Jobs;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const planJob = 'content-plans';

/** Opens them, and has what is planned carried out by itself: at its moment, and each half minute whatever was lost. */
export function createEditingParts({ service, usages, jobs, now, log }: EditingOptions): EditingParts {
  const wake = (at: Date) => jobs.wake(planJob, at);
  const schedules = createSchedules({ service, wake, now });
  const releases = createReleases({ service, wake, now });
  const run = () => runDue({ service, releases, now, log });
  jobs.add({ name: planJob, everySeconds: 30, run });
  return { presence: createPresence(service.orm, now), schedules, releases, usages, runDue: run };
}
