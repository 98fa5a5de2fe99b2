import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { LookupItem } from '#schemas/lookup.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { DocumentConsent } from '../../customers/account/accepted-documents.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { groupTitles, messages } from './step-words.ts';

/** What every customer accepts, once for each version (specification 3). */
const onceForEach = 'getRequiredConsents';
/**
 * Lookups that name what an application needs the customer's consent for. What stands in `formConsents` is about the one
 * application, so each asks anew.
 */
const lookups = [onceForEach, 'formConsents'] as const;

/**
 * The form with the consents of the content system as its last group: none ticked before, the necessary ones named as
 * such (RODO art. 7). Unchanged where editors have none.
 * @param accepted documents the customer has accepted as they are today; they are not asked for once more
 */
export async function withConsents(
  definition: FormDefinition,
  live: LiveContent,
  language: PersonLanguage,
  accepted: readonly DocumentConsent[],
): Promise<FormDefinition> {
  const { entries } = await live.some('lookup', lookups, { named: language, accepted: [] });
  const stored = new Map(entries.map(({ key, data }) => [key, data]));
  const fields = lookups
    .flatMap((name) => {
      const items = stored.get(name) ?? [];
      return name === onceForEach ? items.filter((item) => !isAccepted(item, accepted)) : items;
    })
    .map((item) => consentField(item, language));
  if (fields.length === 0) return definition;
  const group = { alias: 'consents', title: groupTitles.consents(language), fields };
  return { ...definition, groups: [...definition.groups, group] };
}

function isAccepted(item: LookupItem, accepted: readonly DocumentConsent[]): boolean {
  const { text, link } = readConsent(item);
  return accepted.some((one) => one.document === link && one.text === text);
}

function consentField(item: LookupItem, language: PersonLanguage): FormField {
  const { uuid, name, text, link, required, automated } = readConsent(item);
  const own = uuid
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 40);
  return {
    alias: automated ? automatedConsent : `consent-${own}`,
    type: 'consent',
    title: text,
    ...(link !== null && { document: { label: name, href: link } }),
    ...(required && { validation_rules: [{ type: 'required', error_message: messages.consent(language) }] }),
  };
}

/**
 * The field that asks whether a program may decide (RODO art. 22). A form that asks and gets no tick is decided by a person;
 * the item of the lookup that stands for it says `automated: true`, and a form of the content system names a field so.
 */
export const automatedConsent = 'consent-automated';

/** A consent of a lookup: its full words, the page it is about, and whether nothing goes on without it. */
export function readConsent(item: LookupItem) {
  const more = new Map<string, unknown>(Object.entries(item));
  const text = more.get('text');
  const link = more.get('link');
  return {
    uuid: item.uuid,
    name: item.name,
    text: typeof text === 'string' ? text.slice(0, 500) : item.name,
    link: typeof link === 'string' && link.startsWith('/') ? link : null,
    required: more.get('required') === true,
    automated: more.get('automated') === true,
  };
}
