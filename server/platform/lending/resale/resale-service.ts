import { eq } from 'drizzle-orm';
import type { Resale, ResaleOffer } from '#schemas/lending/application.ts';
import type { LendingConfig } from '#schemas/lending/lending-config.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import { legalDay } from '../../base/legal-day.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { openApplication } from '../application-rows.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { type LendingTerms, readLendingTerms } from '../lending-terms.ts';
import { lendingTexts } from '../lending-texts.ts';
import { readConsent } from '../steps/consent-group.ts';
import { resaleCase } from './tables.ts';

type Partner = LendingConfig['partners'][number];

/** Handing an application that we cannot grant over to a partner, with the customer's consents. */
export interface ResaleService {
  read(customerId: string, language: PersonLanguage): Promise<Resale>;
  /** Chooses a partner, without handing anything over. @throws PlatformError not_found; WrongStatus */
  choose(customerId: string, partnerId: string, language: PersonLanguage): Promise<void>;
  /** Hands over. @throws PlatformError not_found, invalid_fields for a consent that is missing; WrongStatus */
  start(
    customerId: string,
    order: { readonly partnerId: string; readonly consents: readonly string[] },
    caller: Caller,
  ): Promise<void>;
  decline(customerId: string): Promise<void>;
}

export function createResaleService(options: LendingRouteOptions): ResaleService {
  const { orm, live, lifecycle, sandbox, now } = options;

  const consentsIn = async (language: PersonLanguage) => {
    const { data } = await live.one('lookup', 'resaleConsents', { named: language, accepted: [] });
    return (data ?? []).map(readConsent);
  };
  const partnerIn = ({ config }: LendingTerms, id: string, language: PersonLanguage): Partner => {
    const partner = config.partners.find((one) => one.id === id);
    if (!partner) throw new PlatformError('not_found', refuseIn(lendingTexts, language, 'unknownPartner'));
    return partner;
  };
  /** The sandbox's partners have a page of our own; a real one's address is configured. */
  const addressOf = ({ id, url }: Partner): string | null => {
    if (sandbox) return `/sandbox/partner/${id}`;
    return url ?? null;
  };
  const termsNow = () => readLendingTerms(orm, legalDay(now()));

  return {
    read: async (customerId, language) => {
      const [lending, consents, open] = await Promise.all([
        termsNow(),
        consentsIn(language),
        openApplication(orm, customerId),
      ]);
      const [stored] =
        open === null ? [] : await orm.select().from(resaleCase).where(eq(resaleCase.applicationId, open.id));
      const chosen = lending.config.partners.find(({ id }) => id === stored?.partnerId);
      const { currency } = lending.terms;
      return {
        offers: lending.config.partners.map((partner) => offerOf(partner, language, currency)),
        consents: consents.map(({ uuid, text, required }) => ({ key: uuid, text, required })),
        chosen: chosen === undefined ? null : offerOf(chosen, language, currency),
        continue_url: chosen !== undefined && stored?.state === 'accepted' ? addressOf(chosen) : null,
      };
    },
    choose: async (customerId, partnerId, language) => {
      const partner = partnerIn(await termsNow(), partnerId, language);
      await orm.transaction(async (tx) => {
        const open = await openApplication(tx, customerId, true);
        if (open === null) return;
        const row = { partnerId: partner.id, state: 'chosen', consents: [], startedAt: new Date(now()) };
        await tx
          .insert(resaleCase)
          .values({ ...row, applicationId: open.id, customerId })
          .onConflictDoUpdate({ target: resaleCase.applicationId, set: row });
      });
    },
    start: async (customerId, { partnerId, consents: given }, { language, address }) => {
      const [lending, known] = await Promise.all([termsNow(), consentsIn(language)]);
      const partner = partnerIn(lending, partnerId, language);
      const missing = known.filter(({ uuid, required }) => required && !given.includes(uuid));
      if (missing.length > 0) {
        const refusal = refuseIn(lendingTexts, language, 'consentNeeded');
        throw fieldErrors(language, Object.fromEntries(missing.map(({ uuid }) => [uuid, refusal])));
      }
      const consents = known
        .filter(({ uuid }) => given.includes(uuid))
        .map(({ uuid, text }) => ({ key: uuid, text }));
      await orm.transaction(async (tx) => {
        await lifecycle.applyEvent(tx, customerId, { kind: 'resale-started' });
        const open = await openApplication(tx, customerId);
        if (open === null) throw new Error('an application that was handed over is gone');
        const row = { partnerId: partner.id, consents, state: 'waiting', startedAt: new Date(now()) };
        await tx
          .insert(resaleCase)
          .values({ ...row, applicationId: open.id, customerId })
          .onConflictDoUpdate({
            target: resaleCase.applicationId,
            set: { ...row, answeredAt: null },
          });
        await createAuditLog(tx, now).record({
          kind: 'resale-started',
          customerId,
          address,
          details: { application: open.id, partner: partner.id },
        });
      });
    },
    decline: async (customerId) => {
      await orm.transaction((tx) => lifecycle.applyEvent(tx, customerId, { kind: 'resale-declined' }));
    },
  };
}

function offerOf(partner: Partner, language: PersonLanguage, currency: string): ResaleOffer {
  const { id, name, about, max_amount_minor, max_months } = partner;
  const inWords = (words: Readonly<Record<string, string>>): string => {
    const spoken = new Map(Object.entries(words));
    return spoken.get(language) ?? spoken.get('pl') ?? id;
  };
  return { id, partner: inWords(name), about: inWords(about), max_amount_minor, max_months, currency };
}
