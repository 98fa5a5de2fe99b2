/** One thing in a stored page that would leave a block out, or a text untranslated. */
export interface Finding {
  /** Alias of the page. */
  readonly page: string;
  readonly blockId: string;
  /** JSON pointer into the block, e.g. `/props/items/0/title`; empty for the block as a whole. */
  readonly path: string;
  readonly message: string;
  readonly cure: string;
}

/** What is wrong, without the place, which the caller knows. */
export type Remark = Omit<Finding, 'page' | 'blockId'>;
