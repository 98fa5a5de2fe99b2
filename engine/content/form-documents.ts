import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { PasswordRules } from '#schemas/form.ts';
import { defaultAuthGroup, type FormSource, formSources } from '#schemas/form-source.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const definition = compileSchema(Type.Object({}));
const passwordRules = compileSchema(PasswordRules);

/**
 * A form anybody may see, as the platform has it: only that it is an object is looked at here, because one broken rule
 * must not take the form down. `engine/forms` maps it.
 */
export function formCall(at: CallContext, source: FormSource): DocumentCall<unknown> {
  const name = formName(source);
  const request = fillCall(formSources[source.kind].load, {
    ...at,
    params: { alias: name, group: name },
    query: { group: name },
  });
  return {
    key: `form ${at.locale} ${source.kind} ${name}`,
    request,
    profile: 'forms',
    tags: formAliases(source).map((alias) => contentKinds.form.tag(alias, at.locale)),
    read: checked(definition, request.path),
  };
}

/** Alias or auth group of the form; empty where a source has but one. */
export function formName({ kind, name }: FormSource): string {
  const { name: named } = formSources[kind];
  return named === 'none' ? '' : (name ?? (named === 'group' ? defaultAuthGroup : ''));
}

/** Content entries the form can come from: of the customer system's forms, the group's own or the common one. */
function formAliases(source: FormSource): readonly string[] {
  const name = formName(source);
  if (source.kind === 'content') return [name];
  const common = source.kind === 'register' ? 'registration-product' : source.kind;
  return name === '' ? [common] : [`${common}-${name}`, common];
}

/** The server's rules for passwords. The answer has them under `password`, not `data` (specification 7). */
export function passwordRulesCall(at: CallContext): DocumentCall<PasswordRules> {
  const request = fillCall('user.password-rules', at);
  return {
    key: 'password-rules',
    request,
    profile: 'config',
    tags: [contentKinds.config.tag('password-rules')],
    envelope: 'password',
    read: checked(passwordRules, request.path),
  };
}
