import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition } from '#schemas/form.ts';
import { Alias } from '#schemas/names.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import type { AccountFormKind } from './default-forms/default-forms.ts';

/** What every form is sent as. */
export const FormBody = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Values of the fields by their alias; a field left empty is left out.',
});
/** Room for the fields of a form; files travel on their own. */
export const formBodyLimit = 512 * 1024;

/** Language, and where the visitor came from (specification 3). */
export const SubmitQuery = Type.Object({
  ...LanguageQuery.properties,
  channel: Type.Optional(
    Type.Unknown({ description: 'Where the visitor came from; cut at 200 characters.' }),
  ),
  instrument: Type.Optional(Type.Unknown()),
  subchannel: Type.Optional(Type.Unknown()),
  externalId: Type.Optional(Type.Unknown()),
});
export const GroupParams = Type.Object({ group: Alias });

/** Where a code went: the contact as it was given. */
export const SentTo = Type.Object({
  contact: Type.String(),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
});

export interface OpenFormCall {
  readonly url: string;
  readonly kind: AccountFormKind;
  readonly tags: string[];
  readonly summary: string;
}

/** A call that answers a form everybody may have. */
export function registerOpenForm(
  app: PlatformApp,
  { context: { live } }: AccountParts,
  { url, kind, tags, summary }: OpenFormCall,
): void {
  app.get(
    url,
    {
      schema: {
        tags,
        summary,
        querystring: LanguageQuery,
        response: { 200: Envelope(FormDefinition), ...failures(400) },
      },
    },
    async (request, reply) => {
      const { definition, ...state } = await readAccountForm(live, { kind }, languageOf(request));
      putState(reply, state);
      return { data: definition };
    },
  );
}
