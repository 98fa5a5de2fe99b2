import { cacheSeconds } from '#schemas/constants.ts';
import type { Answer } from './document-cache.ts';
import type { ContentReads } from './visit-content.ts';

const longestCacheS = Math.max(...Object.values(cacheSeconds));

/** Notes what a visit reads, so that what is built of it can be kept exactly as long as it is true. */
export interface ReadNotes {
  /** A read begins. Its tags count whatever comes back: a page built without a document changes when it appears. */
  began(tags: readonly string[]): void;
  answered(answer: Answer): void;
  failed(): void;
  snapshot(): ContentReads;
}

export function createReadNotes(): ReadNotes {
  const tags = new Set<string>();
  let maxAgeS = longestCacheS;
  let degraded = false;
  function failed(): void {
    degraded = true;
    maxAgeS = 0;
  }
  return {
    began(named) {
      for (const tag of named) tags.add(tag);
    },
    answered(answer) {
      if (answer.degraded) failed();
      else maxAgeS = Math.min(maxAgeS, Math.ceil(answer.remainingMs / 1000));
    },
    failed,
    snapshot: () => ({ tags: new Set(tags), maxAgeS, degraded }),
  };
}
