import { type Static, Type } from 'typebox';

/** Most passkeys of an account: a phone, a laptop and a key for each of several places. */
export const maxPasskeys = 10;
/** Longest name that somebody gives a passkey. */
export const maxPasskeyName = 60;

/** A passkey as its owner sees it: nothing of it lets anybody in. */
export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: Type.String(),
  /** When it last signed somebody in; null when it never has. */
  last_used_at: Type.Union([Type.String(), Type.Null()]),
  /** Whether it is kept by an account of elsewhere (a password manager), and survives the loss of the device. */
  synced: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

/** What a browser is asked for: `options` as `navigator.credentials` takes them, in JSON (WebAuthn 3, 5.1.8 and 5.1.9). */
export const PasskeyQuestion = Type.Object({
  challenge_id: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
});
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength });
/** Browsers say more of a credential than anybody asks for, and each year something new (WebAuthn 3, 5.1). */
const fromBrowser = { additionalProperties: true };
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
};

/** A new passkey, as a browser hands it over (`RegistrationResponseJSON`). */
export const NewPasskey = Type.Object({
  challenge_id: Type.String({ format: 'uuid' }),
  name: Type.String({ maxLength: maxPasskeyName }),
  credential: Type.Object(
    {
      ...credential,
      response: Type.Object(
        {
          clientDataJSON: bytes(4000),
          attestationObject: bytes(20_000),
          transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
        },
        fromBrowser,
      ),
    },
    fromBrowser,
  ),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** Who somebody is, signed by a passkey (`AuthenticationResponseJSON`). */
export const PasskeyProof = Type.Object({
  challenge_id: Type.String({ format: 'uuid' }),
  credential: Type.Object(
    {
      ...credential,
      response: Type.Object(
        {
          clientDataJSON: bytes(4000),
          authenticatorData: bytes(4000),
          signature: bytes(2000),
          userHandle: Type.Optional(bytes(200)),
        },
        fromBrowser,
      ),
    },
    fromBrowser,
  ),
});
export type PasskeyProof = Static<typeof PasskeyProof>;
