import { fieldErrors } from '../account/field-errors.ts';
import type { Caller, PersonLanguage } from '../http/person-texts.ts';
import type { PlatformError } from '../http/platform-error.ts';
import { codeTexts } from './code-texts.ts';
import type { OneTimeSecrets, SecretPurpose } from './one-time-secrets.ts';

/** What somebody is told after a wrong code: how often it may be tried again, or that a new one is needed. */
export function wrongCodeText(language: PersonLanguage, triesLeft: number): string {
  const texts = codeTexts[language];
  if (triesLeft <= 0) return texts.spentCode;
  const tries = new Map<string, string>([
    ['one', texts.tries_one],
    ['few', texts.tries_few],
    ['many', texts.tries_many],
  ]).get(new Intl.PluralRules(language).select(triesLeft));
  return `${texts.wrongCode} ${(tries ?? texts.tries_many).replace('{count}', String(triesLeft))}`;
}

/** The refusal of a code that has just been tried. Its tries are counted already. */
export async function wrongCode(
  codes: OneTimeSecrets,
  tried: { readonly purpose: SecretPurpose; readonly subject: string },
  { language }: Pick<Caller, 'language'>,
): Promise<PlatformError> {
  const left = await codes.triesLeft(tried.purpose, tried.subject);
  return fieldErrors(language, { code: wrongCodeText(language, left) });
}
