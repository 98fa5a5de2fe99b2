import type { Finding } from '#schemas/studio/finding.ts';

/** What is wrong with one block, without the place, which the caller knows. */
export interface Remark {
  readonly rule: 'widget' | 'id' | 'slot' | 'props' | 'translation' | 'tag';
  readonly level: Finding['level'];
  /** JSON pointer into the block's props; empty for the block as a whole. */
  readonly path: string;
  readonly locale?: string;
  readonly message: string;
  readonly cure: string;
}

/** The same at its block. */
export const atBlock = (blockId: string, { locale, ...remark }: Remark): Finding => ({
  ...remark,
  block_id: blockId,
  ...(locale !== undefined && { locale }),
});
