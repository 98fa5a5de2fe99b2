import { createHash } from 'node:crypto';
import type { LeadRequest } from '#schemas/lead.ts';

/** A lead as it is stored: without the spaces around what was typed, and null for what was not. */
export interface StoredLead {
  readonly topic: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly consents: readonly string[];
  readonly page: string | null;
  readonly locale: string;
}

/** @param locale language the visitor read and agreed in */
export const normaliseLead = (request: LeadRequest, locale: string): StoredLead => ({
  topic: request.topic,
  name: request.name?.trim() || null,
  email: request.email?.trim() || null,
  phone: request.phone?.trim() || null,
  consents: request.consents,
  page: request.page ?? null,
  locale,
});

/**
 * Digest by which the same lead is known again. Letter case of an address and the way a number is spaced make no
 * difference: it is still the same person who asked for the same.
 */
export function leadFingerprint(lead: StoredLead): string {
  const same = [
    lead.topic,
    lead.name,
    lead.email?.toLowerCase() ?? null,
    lead.phone?.replace(/[ ()-]/g, '') ?? null,
    lead.consents,
    lead.page,
    lead.locale,
  ];
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url');
}
