import { emailPattern, phonePattern } from '#schemas/contact-patterns.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { type CheckoutStep, checkoutSteps } from './step-names.ts';

/** Query parameter of the address. */
export const stepParameter = 'step';

/** What steps are judged by, besides what was typed. */
export interface StepFacts extends Pick<CheckoutPlace, 'ways' | 'consents'> {
  /** Uuids that are ticked. */
  readonly agreed: ReadonlySet<string>;
  /** Whether the sum can be lent. */
  readonly canBorrow: boolean;
  readonly isGuest: boolean;
}

/** Name of a field -> key of the words that say what is wrong with it, under `checkout.error.`; in the order of the fields. */
export type StepErrors = ReadonlyMap<string, string>;

/** Name of the field of a consent. */
export const consentField = (uuid: string): string => `consent-${uuid}`;

const isEmail = new RegExp(emailPattern);
const isPhone = new RegExp(phonePattern);
const isPostalCode = /^\d{2}-\d{3}$/;
/** What the platform would refuse besides an empty one. */
const isWritten = (text: string): boolean => text.trim() !== '' && !text.includes('\0');

const checks: Readonly<Record<CheckoutStep, (draft: CheckoutDraft, facts: StepFacts) => StepErrors>> = {
  dane: ({ contact }) =>
    errorsOf([
      ['firstname', isWritten(contact.firstname)],
      ['lastname', isWritten(contact.lastname)],
      ['email', isEmail.test(contact.email.trim())],
      ['phone', isPhone.test(contact.phone.trim())],
    ]),
  dostawa: ({ delivery, address, point }, { ways }) => {
    const to = ways.find(({ alias }) => alias === delivery)?.to;
    return errorsOf([
      ['delivery', to !== undefined],
      ['postal_code', to !== 'address' || isPostalCode.test(address.postal_code)],
      ['city', to !== 'address' || isWritten(address.city)],
      ['house', to !== 'address' || isWritten(address.house)],
      ['point', to !== 'point' || isWritten(point)],
    ]);
  },
  platnosc: ({ payment }, { consents, agreed, canBorrow, isGuest }) => {
    const isChosen = payment === 'gateway' || (payment === 'loan' && canBorrow);
    return errorsOf([
      ['payment', isChosen],
      ['signin', !(isChosen && payment === 'loan' && isGuest)],
      ...consents.map(
        ({ uuid, isRequired }) => [consentField(uuid), !isRequired || agreed.has(uuid), 'consent'] as const,
      ),
    ]);
  },
};

const errorsOf = (
  fields: readonly (readonly [field: string, isRight: boolean, key?: string])[],
): StepErrors =>
  new Map(fields.flatMap(([field, isRight, key = field]) => (isRight ? [] : [[field, key] as const])));

/** What keeps somebody at a step; empty where it is complete. */
export const errorsAt = (step: CheckoutStep, draft: CheckoutDraft, facts: StepFacts): StepErrors =>
  checks[step](draft, facts);

/** The step to show where one is wanted: that one, or the first before it that is not complete. */
export const stepFor = (wanted: CheckoutStep, draft: CheckoutDraft, facts: StepFacts): CheckoutStep =>
  checkoutSteps
    .slice(0, checkoutSteps.indexOf(wanted))
    .find((step) => errorsAt(step, draft, facts).size > 0) ?? wanted;

/** The step a text names; the first one where it names none. */
export const readStep = (text: string | null): CheckoutStep =>
  checkoutSteps.find((step) => step === text) ?? checkoutSteps[0];

/** The step that has a field; null for a field of none. */
export function stepOfField(field: string): CheckoutStep | null {
  if (['firstname', 'lastname', 'email', 'phone'].includes(field)) return 'dane';
  if (['delivery', 'postal_code', 'city', 'street', 'house', 'flat', 'point'].includes(field))
    return 'dostawa';
  return field === 'payment' || field.startsWith('consent-') ? 'platnosc' : null;
}
