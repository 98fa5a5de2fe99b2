/** More pages are asked for than are made in a bearable time; nothing was begun for this one. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
  /** Seconds after which the pages ahead are made. */
  readonly retryAfterS = 1;

  constructor() {
    super('Too many pages are being made.');
  }
}

/**
 * Lets so many pages be made, or wait for their turn, at once. The others are sent away before they cost anything: a visitor
 * who waits for seconds leaves, or reloads, and then two pages are made for nobody.
 * @param onShed counts one that was sent away
 */
export function createRenderLimit(
  most: number,
  onShed: () => void,
): <Made>(make: () => Promise<Made>) => Promise<Made> {
  let underWay = 0;
  return async (make) => {
    if (underWay >= most) {
      onShed();
      throw new Overloaded();
    }
    underWay += 1;
    try {
      return await make();
    } finally {
      underWay -= 1;
    }
  };
}
