/** Key of the mark that this browser's customer signed out on purpose; all tabs see it. */
const markKey = 'mozaika:signed-out';

/** Notes a sign-out that somebody asked for, so that another tab does not call it an expired session. */
export const markSignedOut = (): void => inStorage((storage) => storage.setItem(markKey, '1'));

/** Takes the note back when somebody signs in. */
export const unmarkSignedOut = (): void => inStorage((storage) => storage.removeItem(markKey));

/** Whether the session of this browser was ended on purpose. */
export function hasSignedOut(): boolean {
  let marked = false;
  inStorage((storage) => {
    marked = storage.getItem(markKey) !== null;
  });
  return marked;
}

function inStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // A browser that refuses its storage only loses the difference between an ended and an expired session.
  }
}
