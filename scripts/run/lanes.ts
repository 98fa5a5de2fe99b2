import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/**
 * Runs lanes side by side, and the steps of a lane one after the other, whether or not one fails.
 * @param run runs one step, without output of its own
 * @param report called with each result as it is there
 * @returns the results in the order of the lanes
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  run: (step: Step) => Promise<StepResult>,
  report: (result: StepResult) => void,
): Promise<StepResult[]> {
  const runLane = async (lane: readonly Step[]): Promise<StepResult[]> => {
    const results: StepResult[] = [];
    for (const step of lane) {
      const result = await run(step);
      report(result);
      results.push(result);
    }
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}
