import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import type { PlatformError } from '../../http/platform-error.ts';
import { codeTexts } from './code-texts.ts';
import type { OneTimeSecrets, SecretPurpose } from './one-time-secrets.ts';

/** Why a wrong code is refused: how often it may be tried again, or that a new one is needed. */
export function refuseCode(language: PersonLanguage, triesLeft: number): Refusal {
  if (triesLeft <= 0) return refuseIn(codeTexts, language, 'spentCode');
  const texts = codeTexts.in(language);
  const form = new Intl.PluralRules(language).select(triesLeft);
  const tries = new Map(Object.entries(texts)).get(`tries_${form}`);
  const values = { count: triesLeft };
  const wrong = refuseIn(codeTexts, language, 'wrongCode');
  return { ...wrong, values, message: `${wrong.message} ${fillPlaces(tries ?? texts.tries_other, values)}` };
}

/** The refusal of a code that has just been tried. Its tries are counted already. */
export async function wrongCode(
  codes: OneTimeSecrets,
  tried: { readonly purpose: SecretPurpose; readonly subject: string },
  { language }: Pick<Caller, 'language'>,
): Promise<PlatformError> {
  const left = await codes.triesLeft(tried.purpose, tried.subject);
  return fieldErrors(language, { code: refuseCode(language, left) });
}
