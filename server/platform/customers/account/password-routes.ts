import {
  accountPasswordChangeGet,
  accountPasswordChangePost,
  passwordChange,
} from '#schemas/calls/passwords.ts';
import { languageOf } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import { assertGroup } from '../auth-groups.ts';
import { customerOf } from '../require-customer.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';

/** Changing the password while signed in (specification 7). */
export function registerPasswordRoutes(app: PlatformApp, parts: AccountParts): void {
  const { context, passwords } = parts;
  const { live, check } = context;

  serve(app, accountPasswordChangeGet, async (request) => {
    const { group } = request.params;
    await assertGroup(live, group, callerOf(request).language);
    const form = { kind: 'password-change', group } as const;
    const { definition } = await readAccountForm(live, form, languageOf(request));
    return { data: definition };
  });
  serve(app, accountPasswordChangePost, async (request) => {
    const { group } = request.params;
    const caller = callerOf(request);
    await assertGroup(live, group, caller.language);
    const language = { named: caller.language, accepted: [] };
    const { definition } = await readAccountForm(live, { kind: 'password-change', group }, language);
    const values = await check(definition, request.body, caller.language);
    await passwords.change(customerOf(request), values, caller, { evenIfAsked: true });
    return { data: { changed: true as const } };
  });
  serve(app, passwordChange, async (request) => {
    await passwords.change(customerOf(request), request.body, callerOf(request));
    return { data: { changed: true as const } };
  });
}
