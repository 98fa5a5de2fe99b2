import type { FastifyRequest } from 'fastify';
import {
  identificationGet,
  identificationPost,
  identificationSettings,
  passwordReset,
  passwordRestore,
  passwordRestoreSettings,
  updateAccessGet,
  updateAccessPost,
} from '#schemas/calls/passwords.ts';
import { wrongCode } from '../../base/codes/wrong-code.ts';
import { languageOf, putState } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { callerOf, refuseIn } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import { assertGroup } from '../auth-groups.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { readEmail } from './contacts.ts';
import type { AccountFormKind } from './default-forms/default-forms.ts';
import { serveOpenForm } from './form-call.ts';
import { readNewPassword } from './new-password.ts';

/** Getting back into an account (specification 7). No answer tells whether there is one ([sec 10]). */
export function registerRecoveryRoutes(app: PlatformApp, parts: AccountParts): void {
  const { context, recovery } = parts;
  const { live, check } = context;

  /** The checked values of a form that was sent in. */
  const checked = async (
    request: FastifyRequest,
    form: { readonly kind: AccountFormKind; readonly group?: string },
  ) => {
    const caller = callerOf(request);
    const { definition } = await readAccountForm(live, form, { named: caller.language, accepted: [] });
    return { caller, values: await check(definition, request.body, caller.language) };
  };
  const emailOf = (given: unknown, request: FastifyRequest): string => {
    const email = readEmail(given);
    if (email !== null) return email;
    const { language } = callerOf(request);
    throw fieldErrors(language, { email: refuseIn(accountTexts, language, 'badEmail') });
  };

  serveOpenForm(app, passwordRestoreSettings, parts, 'password-restore');
  serve(app, passwordRestore, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { caller, values } = await checked(request, { kind: 'password-restore' });
    await recovery.send(emailOf(values['email'], request), 'code', caller);
    return { data: { contact: String(request.body['email']) } };
  });
  serve(app, passwordReset, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { email } = request.body;
    await recovery.send(emailOf(email, request), 'link', callerOf(request));
    return { data: { contact: email } };
  });

  serveOpenForm(app, updateAccessGet, parts, 'update-access');
  serve(app, updateAccessPost, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { caller, values } = await checked(request, { kind: 'update-access' });
    const { language } = caller;
    const email = emailOf(values['email'], request);
    const password = await readNewPassword(live, values, language);
    const code = String(values['code'] ?? '').trim();
    if (await recovery.update({ email, code, password }, caller)) return { data: { updated: true as const } };
    throw await wrongCode(context.codes, { purpose: 'restore', subject: email }, caller);
  });

  for (const call of [identificationSettings, identificationGet]) {
    serve(app, call, async (request, reply) => {
      const { group } = request.params;
      await assertGroup(live, group, callerOf(request).language);
      const form = { kind: 'identification', group } as const;
      const { definition, ...state } = await readAccountForm(live, form, languageOf(request));
      putState(reply, state);
      return { data: definition };
    });
  }
  serve(app, identificationPost, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { group } = request.params;
    await assertGroup(live, group, callerOf(request).language);
    const { caller, values } = await checked(request, { kind: 'identification', group });
    await recovery.identify(values, caller);
    return { data: { sent: true as const } };
  });
}
