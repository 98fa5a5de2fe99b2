import { defineModule } from '../modules/define-module.ts';
import type { Ground } from '../modules/ground.ts';
import { createAuditLog } from './audit-log.ts';

/** Who did what. */
export const auditModule = defineModule({
  name: 'audit',
  open: ({ orm, now }: Pick<Ground, 'orm' | 'now'>) => ({ audit: createAuditLog(orm, now) }),
});
