import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof, PasskeyQuestion } from '#schemas/passkey.ts';

/** What one ceremony does otherwise than a good device. */
export interface Oddity {
  /** Page that the browser says it was on. */
  readonly origin?: string;
  /** Host that the device was asked for. */
  readonly host?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  readonly verifiesUser?: boolean;
}

type CborValue = Parameters<typeof isoCBOR.encode>[0];

const [userPresent, userVerified, attested] = [0x01, 0x04, 0x40];
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator and a browser in one: makes a passkey (ES256) and signs with it as WebAuthn 3 has it. */
export class SoftwareAuthenticator {
  readonly id: Buffer = randomBytes(32);
  /** How often it has signed. */
  counter = 0;
  readonly #origin: string;
  #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers what `account.passkeys.ask` asked for. */
  make({ challenge_id, options }: PasskeyQuestion, name = 'Telefon', oddity: Oddity = {}): NewPasskey {
    const authData = Buffer.concat([
      this.#authenticatorData(attested, oddity),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, CborValue>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      challenge_id,
      name,
      credential: {
        ...this.#credential(),
        response: {
          clientDataJSON: base64url(this.#clientData('webauthn.create', options, oddity)),
          attestationObject: base64url(attestation),
          transports: ['internal', 'hybrid'],
        },
      },
    };
  }

  /** Answers what `authorization.passkey.ask` asked for. */
  prove({ challenge_id, options }: PasskeyQuestion, oddity: Oddity = {}): PasskeyProof {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(0, oddity);
    const clientData = this.#clientData('webauthn.get', options, oddity);
    const hash = createHash('sha256').update(clientData).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#keys.privateKey);
    return {
      challenge_id,
      credential: {
        ...this.#credential(),
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      },
    };
  }

  #credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: Readonly<Record<string, unknown>>, { origin }: Oddity): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: origin ?? this.#origin, crossOrigin: false }),
    );
  }

  #authenticatorData(more: number, { host, verifiesUser = true }: Oddity): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256')
        .update(host ?? new URL(this.#origin).hostname)
        .digest(),
      Buffer.from([userPresent | (verifiesUser ? userVerified : 0) | more]),
      counter,
    ]);
  }

  /** RFC 9053: an elliptic-curve key (2) for ES256 (-7) on P-256 (1). */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }
}
