import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FieldAlias, FormHint, hintLimits } from '#schemas/form.ts';
import { Alias } from '#schemas/names.ts';
import { found, languageOf, putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { askable, failures, LanguageQuery, Offset } from '../../http/request-schemas.ts';
import { fieldsOf } from '../check-submission.ts';
import type { FormParts } from '../form-parts.ts';
import { hintSources } from './hint-sources.ts';

const defaultLimit = 10;

/**
 * Hints of autocomplete fields. A browser names a form and a field; which list they are from stands in the stored definition,
 * as the name of one of ours: no address ever comes from a browser or goes out from here ([sec 19]). The lists are public
 * and the same for everybody, so the forms of the customer system are answered for, too.
 */
export function registerHintRoutes(app: PlatformApp, { live }: Pick<FormParts, 'live'>): void {
  app.get(
    '/v2/forms/:alias/hints/:field',
    {
      schema: {
        tags: ['Forms'],
        summary: 'Hints for what is being typed into a field: those that begin with it first',
        params: Type.Object({ alias: Alias, field: FieldAlias }),
        querystring: Type.Object(
          {
            ...LanguageQuery.properties,
            q: Type.Optional(
              askable(hintLimits.query, 'What was typed; accents and letter case do not matter.'),
            ),
            limit: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: hintLimits.limit,
                description: `${defaultLimit} when left out.`,
              }),
            ),
            offset: Offset,
          },
          // An address of a source, under whatever name, is refused and not ignored.
          { additionalProperties: false },
        ),
        response: { 200: Envelope(Type.Array(FormHint)), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias, field: name } = request.params;
      const { q = '', limit = defaultLimit, offset = 0 } = request.query;
      const answer = await live.one('form', alias, languageOf(request));
      const definition = found(answer.data, `form ${alias}`);
      const field = found(
        fieldsOf(definition).find((one) => one.alias === name) ?? null,
        `field ${name} of the form ${alias}`,
      );
      const search = hintSources.get(field.hints ?? '');
      if (!search) {
        throw new PlatformError(
          'invalid_request',
          `The field ${name} has no source of hints that is known here.`,
        );
      }
      const { values, total } = search(q, { limit, offset });
      putCounts(reply, { count: values.length, total, limit });
      reply.header('x-items-offset', String(offset)).header('cache-control', 'public, max-age=3600');
      return { data: values.map((value) => ({ value })) };
    },
  );
}
