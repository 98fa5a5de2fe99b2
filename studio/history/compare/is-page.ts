import type { PageDocument } from '#schemas/page.ts';
import { isPlainObject } from '../../app/same-value.ts';

/** Whether a body is a page. Bodies come from the platform, which checked them by their kind's schema: only pages have these. */
export const isPage = (body: unknown): body is PageDocument =>
  isPlainObject(body) && Array.isArray(body['blocks']) && typeof body['layout'] === 'string';
