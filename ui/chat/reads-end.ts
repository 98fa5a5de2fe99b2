/** Within so many pixels of the end somebody reads along, and stays there when something comes. */
const nearEnd = 80;

/** Where a log was scrolled to, in pixels. */
export interface LogPlace {
  readonly top: number;
  readonly height: number;
  readonly room: number;
}

/**
 * Whether somebody reads the end of a log after it was scrolled. Who did before leaves it by going up, and by nothing else: a card that grows,
 * or something that comes, moves the end away, and a scroll of before may be heard of only then.
 * @param before the place last heard of, and whether it was the end
 */
export const readsEnd = (before: { readonly top: number; readonly isEnd: boolean }, now: LogPlace): boolean =>
  now.height - now.top - now.room < nearEnd || (before.isEnd && now.top >= before.top);
