/** Rows of one page of a list, and how many there are in all. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
}
