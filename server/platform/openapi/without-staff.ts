import { isStaffAddress } from '../staff/route-roles.ts';
import type { ApiDocument } from './api-document.ts';

const reference = /"#\/components\/schemas\/([^"]+)"/g;
const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(reference)].map(([, name = '']) => name);

/**
 * The document as the public of a production reads it: without the calls of staff, and without the schemas that only they
 * take or answer.
 */
export function withoutStaff({ info, paths, components, ...document }: ApiDocument): ApiDocument {
  const open = Object.fromEntries(Object.entries(paths ?? {}).filter(([path]) => !isStaffAddress(path)));
  const schemas = new Map(Object.entries(components?.schemas ?? {}));
  const used = new Set<string>();
  const take = (part: unknown): void => {
    for (const name of namesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      take(schemas.get(name));
    }
  };
  take(open);
  const { staff: _staff, ...securitySchemes } = { ...components?.securitySchemes };
  return {
    ...document,
    info: {
      ...info,
      description: `${info.description ?? ''} Calls of staff are listed for staff who are signed in.`.trim(),
    },
    paths: open,
    components: {
      ...components,
      securitySchemes,
      schemas: Object.fromEntries([...schemas].filter(([name]) => used.has(name))),
    },
  };
}
