/**
 * Runs in the page: its turn comes when no other task is ready. `requestIdleCallback` asks the same, but a browser without a
 * window calls it only once it draws another frame, and a page at rest draws none.
 */
export const nothingElseToDo = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' });
