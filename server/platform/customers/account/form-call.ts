import type { AnswerOf, Call } from '#schemas/calls/define-call.ts';
import type { FormAnswer } from '#schemas/calls/form-schemas.ts';
import type { LanguageQuery } from '#schemas/calls/request-schemas.ts';
import { languageOf, putState } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import type { AccountFormKind } from './default-forms/default-forms.ts';

/** A call that answers a form. */
interface FormCall extends Call {
  readonly query: typeof LanguageQuery;
  readonly answer: typeof FormAnswer;
}

/** Serves a call that answers a form everybody may have. */
export function serveOpenForm(
  app: PlatformApp,
  call: FormCall,
  { context: { live } }: Pick<AccountParts, 'context'>,
  kind: AccountFormKind,
): void {
  serve(app, call, async (request, reply): Promise<AnswerOf<FormCall>> => {
    const { definition, ...state } = await readAccountForm(live, { kind }, languageOf(request));
    putState(reply, state);
    return { data: definition };
  });
}
