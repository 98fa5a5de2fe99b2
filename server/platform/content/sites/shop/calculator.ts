import { block } from '../block.ts';

/** The calculator with the terms in force (`credit.ts`), opened on the representative example. */
export const calculator = (id: string, texts: { heading?: string; lead?: string } = {}) =>
  block(id, 'loan-calculator', texts);
