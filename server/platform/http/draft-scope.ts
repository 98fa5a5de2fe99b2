/** Which drafts stand in for what is live, and when: what a preview link lets its bearer read. */
export interface DraftScope {
  /** Only the drafts of this release, the rest as it is live; null for every draft. */
  readonly releaseId: string | null;
  /** The moment it is looked at, in milliseconds since the epoch; null for now. */
  readonly at: number | null;
}
