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
  /** Does what is due. @returns how many plans were executed */
  runDue(): Promise<number>;
}

export interface EditingOptions {
  readonly service: ContentService;
  readonly usages: Usages;
  readonly jobs: Pick<Jobs, 'wake'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** The job that calls {@link EditingParts.runDue}: at the moment of a plan, and each half minute whatever was lost. */
export const planJob = { name: 'content-plans', everySeconds: 30 };

/** Opens them. */
export function createEditingParts({ service, usages, jobs, now, log }: EditingOptions): EditingParts {
  const wake = (at: Date) => jobs.wake(planJob.name, at);
  const schedules = createSchedules({ service, wake, now });
  const releases = createReleases({ service, wake, now });
  return {
    presence: createPresence(service.orm, now),
    schedules,
    releases,
    usages,
    runDue: () => runDue({ service, releases, now, log }),
  };
}
