import type { FastifyRequest } from 'fastify';
import {
  registrationSettings,
  registrationSubmit,
  userRegister,
  userRegisterForm,
} from '#schemas/calls/sign-up.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { readMarketing } from '../../content/forms/marketing.ts';
import { languageOf, putState } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import { assertGroup } from '../auth-groups.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { serveOpenForm } from './form-call.ts';
import type { RegistrationRequest } from './registration.ts';
import { wantedLoan } from './wanted-loan.ts';

/** Signing up: the form, and sending it in (specification 7). The account is opened by `contacts.verify`. */
export function registerRegistrationRoutes(app: PlatformApp, parts: AccountParts): void {
  const { context, registration } = parts;
  const { live } = context;

  serve(app, registrationSettings, async (request, reply) => {
    const { group } = request.query;
    const { definition, ...state } = await readAccountForm(
      live,
      { kind: 'registration', group },
      languageOf(request),
    );
    putState(reply, state);
    return { data: definition };
  });
  serveOpenForm(app, userRegisterForm, parts, 'register');

  const start = async (
    request: FastifyRequest,
    form: { readonly kind: 'registration' | 'register'; readonly group: string },
    rest: Pick<RegistrationRequest, 'wantedSum' | 'wantedTerm'> & {
      readonly body: Readonly<Record<string, unknown>>;
    },
  ) => {
    const { body, ...wanted } = rest;
    const caller = callerOf(request);
    const { definition, locale } = await readAccountForm(live, form, {
      named: caller.language,
      accepted: [],
    });
    const registration_key = await registration.start(
      {
        definition,
        locale,
        group: form.group,
        values: body,
        marketing: readMarketing(Object(request.query)),
        ...wanted,
      },
      caller,
    );
    return { data: { contact: String(body['email']), channel: 'email' as const, registration_key } };
  };

  serve(app, registrationSubmit, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { group } = request.params;
    await assertGroup(live, group, callerOf(request).language);
    const wanted = wantedLoan(request.query);
    return start(request, { kind: 'registration', group }, { body: request.body, ...wanted });
  });
  serve(app, userRegister, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const wanted = wantedLoan(request.query);
    return start(request, { kind: 'register', group: defaultAuthGroup }, { body: request.body, ...wanted });
  });
}
