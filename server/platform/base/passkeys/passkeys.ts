import { and, asc, eq, sql } from 'drizzle-orm';
import {
  maxPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyProof,
  type PasskeyQuestion,
} from '#schemas/passkey.ts';
import type { Orm } from '../database/database.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyRow, PasskeyTable } from './passkey-table.ts';
import type { RelyingParty } from './relying-party.ts';

/** Whose passkey it is to be. */
export interface PasskeyOwner {
  readonly id: string;
  /** What an authenticator lists the passkey under; it is kept there. */
  readonly email: string;
  readonly name: string;
}

/** Why a passkey was not taken. */
export type PasskeyRefusal = 'not-proved' | 'too-many' | 'known';

/** Passkeys of one kind of accounts: signing in without a password (WebAuthn 3). */
export interface Passkeys {
  list(ownerId: string): Promise<readonly Passkey[]>;
  /** What a browser is asked for to make one. Those the account has already are named, so that no device makes a second. */
  askForNew(owner: PasskeyOwner): Promise<PasskeyQuestion>;
  /** Takes what the browser made. The device has asked for a finger, a face or a PIN, or it is not taken. */
  add(ownerId: string, passkey: NewPasskey): Promise<Passkey | PasskeyRefusal>;
  /** What a browser is asked for to sign in. It names no account: the device offers those it knows ([sec 10]). */
  askForProof(): Promise<PasskeyQuestion>;
  /** @returns the id of the account whose passkey signed; null when nothing is proved */
  prove(proof: PasskeyProof): Promise<string | null>;
  /** @returns whether the account had such a passkey */
  remove(ownerId: string, id: string): Promise<boolean>;
  /** @returns how many the account had */
  removeAll(ownerId: string): Promise<number>;
}

export interface PasskeysOptions {
  readonly orm: Orm;
  readonly table: PasskeyTable;
  readonly challenges: PasskeyChallenges;
  /** Whose accounts, e.g. `customer`: what is asked for one kind proves nothing for another. */
  readonly kind: string;
  readonly party: () => RelyingParty;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const view = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  synced: row.synced,
});

/** EdDSA, ES256 and RS256 (COSE): what authenticators have, and not what this version of Node happens to be able to check. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Its certificates and formats are heavy, and most starts meet nobody with a passkey. */
const library = () => import('@simplewebauthn/server');

export function createPasskeys({ orm, table, challenges, kind, party, now }: PasskeysOptions): Passkeys {
  const signingIn = kind;
  const enrolling = (ownerId: string) => `${kind} ${ownerId}`;
  const rowsOf = (from: Orm, ownerId: string): Promise<PasskeyRow[]> =>
    from.select().from(table).where(eq(table.ownerId, ownerId)).orderBy(asc(table.createdAt), asc(table.id));

  return {
    list: async (ownerId) => (await rowsOf(orm, ownerId)).map(view),
    askForNew: async ({ id: ownerId, email, name }) => {
      const [{ generateRegistrationOptions }, { id, challenge }, known] = await Promise.all([
        library(),
        challenges.give(enrolling(ownerId)),
        rowsOf(orm, ownerId),
      ]);
      const { id: rpID } = party();
      const options = await generateRegistrationOptions({
        rpID,
        // Browsers show the host itself, and do not trust what a site calls itself.
        rpName: rpID,
        challenge,
        userID: new Uint8Array(Buffer.from(ownerId)),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { challenge_id: id, options: { ...options } };
    },
    add: async (ownerId, { challenge_id, name, credential }) => {
      const [{ verifyRegistrationResponse }, challenge] = await Promise.all([
        library(),
        challenges.take(challenge_id, enrolling(ownerId)),
      ]);
      if (challenge === null) return 'not-proved';
      const { id: expectedRPID, origin: expectedOrigin } = party();
      // The library throws for most of what is wrong.
      const made = await verifyRegistrationResponse({
        response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        supportedAlgorithmIDs,
        requireUserVerification: true,
      }).catch(() => null);
      if (!made?.verified) return 'not-proved';
      const { credential: key, credentialDeviceType } = made.registrationInfo;
      return orm.transaction(async (tx) => {
        // Two at once, on whatever nodes, go one after the other: the second one counts the first one's row.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys:${ownerId}`}, 0))`);
        if ((await rowsOf(tx, ownerId)).length >= maxPasskeys) return 'too-many';
        const [row] = await tx
          .insert(table)
          .values({
            ownerId,
            credentialId: key.id,
            publicKey: Buffer.from(key.publicKey).toString('base64url'),
            counter: key.counter,
            transports: [...(credential.response.transports ?? [])],
            synced: credentialDeviceType === 'multiDevice',
            name: name.trim(),
            createdAt: new Date(now()),
          })
          .onConflictDoNothing()
          .returning();
        return row ? view(row) : 'known';
      });
    },
    askForProof: async () => {
      const [{ generateAuthenticationOptions }, { id, challenge }] = await Promise.all([
        library(),
        challenges.give(signingIn),
      ]);
      const options = await generateAuthenticationOptions({
        rpID: party().id,
        challenge,
        userVerification: 'required',
      });
      return { challenge_id: id, options: { ...options } };
    },
    prove: async ({ challenge_id, credential }) => {
      const [{ verifyAuthenticationResponse }, challenge] = await Promise.all([
        library(),
        challenges.take(challenge_id, signingIn),
      ]);
      if (challenge === null) return null;
      const [row] = await orm.select().from(table).where(eq(table.credentialId, credential.id));
      if (!row) return null;
      const { id: expectedRPID, origin: expectedOrigin } = party();
      const proved = await verifyAuthenticationResponse({
        response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        credential: {
          id: row.credentialId,
          publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
        },
        requireUserVerification: true,
      }).catch(() => null);
      if (!proved?.verified) return null;
      const { newCounter: counter } = proved.authenticationInfo;
      // Of two answers with one count, as a copied authenticator gives, only the first is taken.
      const same = and(eq(table.id, row.id), eq(table.counter, row.counter));
      const [used] = await orm
        .update(table)
        .set({ counter, lastUsedAt: new Date(now()) })
        .where(same)
        .returning({ ownerId: table.ownerId });
      return used?.ownerId ?? null;
    },
    remove: async (ownerId, id) => {
      const removed = await orm
        .delete(table)
        .where(and(eq(table.id, id), eq(table.ownerId, ownerId)))
        .returning({ id: table.id });
      return removed.length > 0;
    },
    removeAll: async (ownerId) =>
      (await orm.delete(table).where(eq(table.ownerId, ownerId)).returning({ id: table.id })).length,
  };
}
