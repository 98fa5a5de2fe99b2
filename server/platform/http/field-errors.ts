import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuseForm } from './form-texts.ts';
import type { PersonLanguage } from './person-texts.ts';
import { PlatformError } from './platform-error.ts';

/** The failure that says what is wrong with fields, by their alias. */
export const fieldErrors = (
  language: PersonLanguage,
  fields: Readonly<Record<string, Refusal>>,
): PlatformError => new PlatformError('invalid_fields', refuseForm(language, 'invalid'), { fields });
