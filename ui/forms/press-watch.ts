/** Knows whether a finger or a mouse button is down. */
export interface PressWatch {
  /** Runs `task` now, or once the press that is under way is over and its click was heard. */
  readonly whenCalm: (task: () => void) => void;
  readonly stop: () => void;
}

/**
 * A press on a button first takes the focus from the field before it. Would that field's error appear at once, the
 * button would move away under the finger and never be clicked.
 */
export function watchPresses(page: Document): PressWatch {
  let pressing = false;
  const waiting: (() => void)[] = [];
  const begin = () => {
    pressing = true;
  };
  const end = () => {
    pressing = false;
    // The click comes after the press has ended, in a task of its own.
    setTimeout(() => {
      for (const task of waiting.splice(0)) task();
    });
  };
  page.addEventListener('pointerdown', begin, { capture: true, passive: true });
  for (const type of ['pointerup', 'pointercancel'])
    page.addEventListener(type, end, { capture: true, passive: true });
  return {
    whenCalm: (task) => {
      if (pressing) waiting.push(task);
      else task();
    },
    stop: () => {
      page.removeEventListener('pointerdown', begin, { capture: true });
      for (const type of ['pointerup', 'pointercancel'])
        page.removeEventListener(type, end, { capture: true });
    },
  };
}
