import { form, formSubmit } from '#schemas/calls/forms.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { found, languageOf, putState } from '../routes/live-answer.ts';
import type { FormParts, ReadCustomerId } from './form-parts.ts';
import { readMarketing } from './marketing.ts';
import { isReservedForm } from './reserved-forms.ts';

/** Forms editors own (specification 7). Those of the customer system have calls of their own, so are not found here. */
export function registerFormRoutes(
  app: PlatformApp,
  { live, submissions }: FormParts,
  readCustomerId: ReadCustomerId,
): void {
  const openForm = (alias: string, ...[language]: Parameters<typeof languageOf>) =>
    live.one('form', isReservedForm(alias) ? '' : alias, languageOf(language));

  serve(app, form, async (request, reply) => {
    const { alias } = request.params;
    const answer = await openForm(alias, request);
    putState(reply, answer);
    return { data: found(answer.data, `form ${alias}`) };
  });

  serve(app, formSubmit, async (request, reply) => {
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
  });
}
