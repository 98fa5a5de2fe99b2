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

/** Share of the limit that pages for nobody in particular may take. */
const sharedPart = 0.75;

/** Whose page it is: a customer's own, or everybody's. */
export type RenderFor = 'customer' | 'everybody';

/**
 * Lets so many pages be made, or wait for their turn, at once. The others are sent away before they cost anything: a visitor
 * who waits for seconds leaves, or reloads, and then two pages are made for nobody. A flood of invented addresses is everybody's,
 * and everybody's pages have the cache besides, so the last part of the room is for customers who signed in.
 * @param onShed counts one that was sent away
 */
export function createRenderLimit(
  most: number,
  onShed: () => void,
): <Made>(whom: RenderFor, make: () => Promise<Made>) => Promise<Made> {
  const room = { customer: most, everybody: Math.max(1, Math.floor(most * sharedPart)) };
  let underWay = 0;
  return async (whom, make) => {
    if (underWay >= room[whom]) {
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
