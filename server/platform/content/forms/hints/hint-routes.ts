import { formFieldHints } from '#schemas/calls/forms.ts';
import { usualHints } from '#schemas/form.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlatformApp } from '../../../http/app-types.ts';
import { PlatformError } from '../../../http/platform-error.ts';
import { serve } from '../../../http/serve-call.ts';
import { found, languageOf, putCounts } from '../../routes/live-answer.ts';
import { fieldsOf } from '../check-submission.ts';
import type { FormParts } from '../form-parts.ts';
import { hintSources } from './hint-sources.ts';

/**
 * Hints of autocomplete fields. A browser names a form and a field; which list they are from stands in the stored definition,
 * as the name of one of ours: no address ever comes from a browser or goes out from here ([sec 19]). The lists are public
 * and the same for everybody, so the forms of the customer system are answered for, too.
 */
export function registerHintRoutes(app: PlatformApp, { live }: Pick<FormParts, 'live'>): void {
  serve(app, formFieldHints, async (request, reply) => {
    const { alias, field: name } = request.params;
    const { q = '', limit = usualHints, offset = 0 } = request.query;
    const answer = await live.one('form', alias, languageOf(request));
    const definition = found(answer.data, `form ${alias}`);
    const field = found(
      fieldsOf(definition).find((one) => one.alias === name) ?? null,
      refuse('field.unknown', { name, form: alias }),
    );
    const search = hintSources.get(field.hints ?? '');
    if (!search) {
      throw new PlatformError('invalid_request', refuse('call.no-hints', { name }));
    }
    const { values, total } = search(q, { limit, offset });
    putCounts(reply, { count: values.length, total, limit });
    reply.header('x-items-offset', String(offset)).header('cache-control', 'public, max-age=3600');
    return { data: values.map((value) => ({ value })) };
  });
}
