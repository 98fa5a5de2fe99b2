import { compileSchema } from '#schemas/compile-schema.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { type Page, Page as PageSchema } from '#schemas/page.ts';
import { problemsOf } from './checked.ts';
import { ContentError, InvalidDocument } from './content-error.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const page = compileSchema(PageSchema);

/**
 * A page document. An object that breaks the schema is an editor's mistake and ends as not found (specification 2);
 * anything that is not even an object is a host that talks nonsense.
 */
export function pageCall(at: CallContext, alias: string): DocumentCall<Page> {
  const request = fillCall('page', { ...at, params: { alias } });
  return {
    key: `page ${at.locale} ${alias}`,
    request,
    profile: 'pages',
    tags: [contentKinds.page.tag(alias)],
    read: (data) => {
      if (page.Check(data)) return data;
      if (typeof data !== 'object' || Array.isArray(data)) {
        throw new ContentError('garbage', `${request.path}: the page is not an object`);
      }
      throw new InvalidDocument(request.path, problemsOf(page, data));
    },
  };
}
