import { block } from '../block.ts';

/** The calculator with the terms in force (`credit.ts`), which are the shop's too. It brings its words in every language. */
export const calculator = (id: string) => block(id, 'loan-calculator', {});
