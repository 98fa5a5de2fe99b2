/** A lower limit is kept, a higher one capped (specification 9). */
export const capLimit = (asked: number | undefined, most: number): number => Math.min(asked ?? most, most);
