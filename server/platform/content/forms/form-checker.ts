import type { FormDefinition, PasswordRules } from '#schemas/form.ts';
import type { FormVerdict } from '#schemas/prepared-form.ts';

/**
 * Says whether a submission keeps the rules of a form. The rules are the engine's, so that browser and server always
 * agree ([sec 30]); the platform gets them from whoever starts it.
 * @param definition live definition, options of lookups filled in
 * @param values what a client sent: anything
 * @param context `today`: calendar day at the site's place, `YYYY-MM-DD`
 */
export type CheckForm = (
  definition: FormDefinition,
  values: unknown,
  context: { readonly today: string; readonly passwordRules?: PasswordRules },
) => Promise<FormVerdict>;

/** For a platform that is opened for other work than taking submissions, such as a command. */
export const takesNoForms: CheckForm = async () => {
  throw new Error('this platform was started without the rules of forms');
};
