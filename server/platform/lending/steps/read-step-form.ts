import type { FormDefinition } from '#schemas/form.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { DocumentConsent } from '../../customers/account/accepted-documents.ts';
import { formLanguage } from '../../http/form-texts.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { withConsents } from './consent-group.ts';
import { defaultSteps } from './default-steps.ts';

/** The last form the code ships also asks for the consents. */
const asksConsents = 'obligations';

/**
 * The form of a step: the content system's `application-<step>`, else the one the code ships.
 * @param accepted tells the documents that the customer has accepted; asked only where a form asks for consents
 * @returns null where neither has it
 */
export async function readStepForm(
  live: LiveContent,
  step: string,
  language: PersonLanguage,
  accepted: () => Promise<readonly DocumentConsent[]>,
): Promise<{ readonly definition: FormDefinition; readonly locale: string } | null> {
  const { data, locale } = await live.one('form', `application-${step}`, { named: language, accepted: [] });
  if (data !== null) return { definition: data, locale };
  const spoken = formLanguage(locale);
  const make = Object.entries(defaultSteps).find(([name]) => name === step)?.[1];
  if (make === undefined) return null;
  const definition = make(spoken);
  return {
    definition:
      step === asksConsents ? await withConsents(definition, live, spoken, await accepted()) : definition,
    locale,
  };
}
