import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormAccepted, FormDefinition } from '#schemas/form.ts';
import { Alias } from '#schemas/names.ts';
import { found, languageOf, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { FormParts, ReadCustomerId } from './form-parts.ts';
import { readMarketing } from './marketing.ts';
import { isReservedForm } from './reserved-forms.ts';

const tags = ['Forms'];
const byAlias = Type.Object({ alias: Alias });
/** Room for 300 fields of long texts; files travel on their own. */
const bodyLimit = 512 * 1024;
const uuid = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

const SubmitQuery = Type.Object({
  ...LanguageQuery.properties,
  channel: Type.Optional(
    Type.Unknown({ description: 'Where the visitor came from; cut at 200 characters.' }),
  ),
  instrument: Type.Optional(Type.Unknown()),
  subchannel: Type.Optional(Type.Unknown()),
  externalId: Type.Optional(Type.Unknown()),
});
const SendKey = Type.Object({
  'x-send-key': Type.Optional(
    Type.String({
      pattern: uuid,
      description: 'Made once per filled form: the same values under the same key are kept once.',
    }),
  ),
});

/** Forms editors own (specification 7). Those of the customer system have calls of their own, so are not found here. */
export function registerFormRoutes(
  app: PlatformApp,
  { live, submissions }: FormParts,
  readCustomerId: ReadCustomerId,
): void {
  const openForm = (alias: string, ...[language]: Parameters<typeof languageOf>) =>
    live.one('form', isReservedForm(alias) ? '' : alias, languageOf(language));

  app.get(
    '/v2/forms/:alias',
    {
      schema: {
        tags,
        summary: 'Definition of a form: groups of fields with their rules and bindings',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(FormDefinition), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await openForm(alias, request);
      putState(reply, answer);
      return { data: found(answer.data, `form ${alias}`) };
    },
  );

  app.post(
    '/v2/forms/:alias',
    {
      bodyLimit,
      schema: {
        tags,
        summary:
          'Send a form in: a flat object of the values of its fields; 422 says which of them are wrong',
        params: byAlias,
        querystring: SubmitQuery,
        headers: SendKey,
        body: Type.Record(Type.String(), Type.Unknown()),
        response: { 200: Envelope(FormAccepted), ...failures(400, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { alias } = request.params;
      const answer = await openForm(alias, request);
      const definition = found(answer.data, `form ${alias}`);
      const id = await submissions.accept({
        definition,
        values: request.body,
        locale: answer.locale,
        marketing: readMarketing(request.query),
        sendKey: request.headers['x-send-key'],
        customerId: await readCustomerId(request),
        address: request.ip,
      });
      const { success_title: title, success_text: text } = definition;
      return { data: { id, ...(title !== undefined && { title }), ...(text !== undefined && { text }) } };
    },
  );
}
