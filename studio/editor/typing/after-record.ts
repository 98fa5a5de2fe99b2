/** Puck writes a step into its history this many milliseconds after the last change; a little is added. */
export const recordedAfterMs = 280;

/**
 * Puck records a step a moment after the change. Going back before that would leave out the step before, and the late
 * record would cut off the way forward; steps through the history wait for it here.
 * @param wait calls back after milliseconds; what it answers calls that off
 */
export function createStepsAfterRecord(wait: (ms: number, then: () => void) => () => void) {
  let recording = false;
  let callOff = (): void => undefined;
  let steps: (() => void)[] = [];
  return {
    /** The page was changed in a way that becomes a step. */
    changed: () => {
      callOff();
      recording = true;
      callOff = wait(recordedAfterMs, () => {
        recording = false;
        const due = steps;
        steps = [];
        for (const step of due) step();
      });
    },
    /** Whether a change is not recorded yet. */
    isRecording: () => recording,
    /** Goes a step back or forward: now, or once the last change is recorded. */
    step: (go: () => void) => {
      if (recording) steps.push(go);
      else go();
    },
  };
}
