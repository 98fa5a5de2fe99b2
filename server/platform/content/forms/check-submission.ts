import type { FormDefinition, PasswordRules } from '#schemas/form.ts';
import type { FormError } from '#schemas/prepared-form.ts';
import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { legalDay } from '../../base/legal-day.ts';
import { refuseForm } from '../../http/form-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { storageProblems } from '../../http/storable.ts';
import type { LiveContent } from '../live/live-content.ts';
import { fillLookups } from './fill-lookups.ts';
import type { CheckForm } from './form-checker.ts';
import { readPasswordRules } from './password-rules.ts';
import { ruleText } from './rule-texts.ts';

/**
 * Checks what was sent in by a form against its live definition.
 * @param locale language of the visitor: of the options and of what is said
 * @returns the values of known and visible fields
 * @throws PlatformError invalid_fields with a message per field; invalid_request for a body that cannot be kept at all
 */
export type CheckSubmission = (
  definition: FormDefinition,
  values: unknown,
  locale: string,
) => Promise<Readonly<Record<string, unknown>>>;

export interface SubmissionRules {
  readonly live: LiveContent;
  readonly checkForm: CheckForm;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Names of fields an answer repeats at most: what was sent may have any number. */
const maxErrors = 300;

export function createSubmissionCheck({ live, checkForm, now }: SubmissionRules): CheckSubmission {
  return async (definition, values, locale) => {
    assertStorable(values);
    assertKnown(definition, values, locale);
    const asksPassword = fieldsOf(definition).some(
      ({ type, validation_rules = [] }) =>
        type === 'password' || validation_rules.some((rule) => rule.type === 'password'),
    );
    const [filled, passwordRules] = await Promise.all([
      fillLookups(definition, live, { named: locale, accepted: [] }),
      asksPassword ? readPasswordRules(live) : undefined,
    ]);
    const context: { today: string; passwordRules?: PasswordRules } = {
      today: legalDay(now()),
      ...(passwordRules && { passwordRules }),
    };
    const verdict = await checkForm(filled, values, context);
    if (!verdict.ok) throw invalidFields(verdict.errors, locale);
    return verdict.values;
  };
}

/** The failure that names what is wrong with each field, in the visitor's language. */
export function invalidFields(errors: readonly FormError[], locale: string): PlatformError {
  const fields = errors
    .slice(0, maxErrors)
    .map(
      ({ field, rule, message }): Problem => [
        field,
        { reason: `form.${rule}`, message: message ?? ruleText(locale, rule) },
      ],
    );
  return new PlatformError('invalid_fields', refuseForm(locale, 'invalid'), {
    fields: Object.fromEntries(fields),
  });
}

/** Every field of a form, in the order of the screen. */
export const fieldsOf = (definition: FormDefinition) => definition.groups.flatMap((group) => group.fields);

function assertStorable(values: unknown): void {
  const problems = storageProblems(values);
  if (typeof values === 'object' && values !== null && !Array.isArray(values) && problems.length === 0)
    return;
  throw new PlatformError('invalid_request', refuse('call.flat-body'), {
    fields: Object.fromEntries(problems.map(([pointer, refusal]) => [`body${pointer}`, refusal])),
  });
}

/** The rules refuse unknown names themselves; they are refused here too, because nothing else stands behind the rules. */
function assertKnown(definition: FormDefinition, values: unknown, locale: string): void {
  const known = new Set(fieldsOf(definition).map(({ alias }) => alias));
  const unknown = Object.keys(Object(values)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw invalidFields(
    unknown.slice(0, 20).map((field) => ({ field: field.slice(0, 60), rule: 'unknown', message: null })),
    locale,
  );
}
