import type { Orm } from './base/database/database.ts';
import { staff } from './base/staff/tables.ts';
import { contentEntry } from './content/tables.ts';

/** What a platform still lacks before anybody can use it: somebody on the staff, and content. */
export type FirstStep = 'staff' | 'content';

/** What has to be done yet; nothing where somebody is on the staff and there is content, live or not. */
export async function firstSteps(orm: Orm): Promise<readonly FirstStep[]> {
  const [members, entries] = await Promise.all([
    orm.select({ id: staff.id }).from(staff).limit(1),
    orm.select({ key: contentEntry.key }).from(contentEntry).limit(1),
  ]);
  return [
    ...(members.length === 0 ? (['staff'] as const) : []),
    ...(entries.length === 0 ? (['content'] as const) : []),
  ];
}
