import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { createIdempotency } from './stored-answers.ts';

/** One effect for one intention: every call that moves money or signs goes through it ([sec 33]). */
export const idempotencyModule = defineModule({
  name: 'idempotency',
  open: ({ orm, now }: Pick<Ground, 'orm' | 'now'>) => ({ idempotency: createIdempotency(orm, now) }),
});
