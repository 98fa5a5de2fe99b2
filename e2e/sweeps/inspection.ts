import { expect, test } from '@playwright/test';
import type { View, Visit } from './visit.ts';

/** One thing a page is looked at for. Whatever it does to the page, `Visit.rest` or itself puts it back; views are nobody's to put back. */
export interface Inspection {
  /** Title of its step, e.g. `axe, light`. */
  readonly name: string;
  /** How it sees the page; as most people do where not given. */
  readonly view?: View;
  /** @returns what is wrong, a line each; nothing when all is well */
  look(visit: Visit): Promise<readonly string[]>;
}

/**
 * Looks at the page for one thing after the other, each in a step of its own. One that finds something, or cannot go on,
 * fails the test and lets the next have its turn.
 */
export async function inspect(visit: Visit, inspections: readonly Inspection[]): Promise<void> {
  for (const inspection of inspections)
    await test.step(inspection.name, async () => {
      expect.soft(await findingsOf(visit, inspection), inspection.name).toEqual([]);
    });
}

/** What an inspection finds; that it could not go on is a finding, too. Afterwards the page is as it was. */
export async function findingsOf(visit: Visit, { look, view = {} }: Inspection): Promise<readonly string[]> {
  try {
    await visit.show(view);
    return await look(visit);
  } catch (error) {
    return [`could not go on: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await visit.rest();
  }
}

/** The same in a phone's window, by a name of its own. */
export const onPhone = (inspection: Inspection): Inspection => ({
  ...inspection,
  name: `${inspection.name}, phone`,
});
