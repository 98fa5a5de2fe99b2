import { constants, createHash, createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto';
import { promisify } from 'node:util';

const verifyOnThread = promisify(verify);
const minBits = 2048;
/** Longer ones cost more to check than they are worth. */
const maxBits = 8192;
/** Exponents in use are small; a huge one makes every check slow on purpose. */
const maxExponent = 0xffff_ffffn;
const saltLength = 32;

/**
 * A public RSA key as SubjectPublicKeyInfo, in PEM or bare base64.
 * @returns the same key as base64 of its DER form; null for anything else, a short or a strange key
 */
export function readPublicKey(text: string): string | null {
  const base64 = text.replaceAll(/-----(?:BEGIN|END) PUBLIC KEY-----|\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const key = parse(base64);
  if (key?.asymmetricKeyType !== 'rsa') return null;
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
  const fits = modulusLength >= minBits && modulusLength <= maxBits && publicExponent <= maxExponent;
  return fits ? key.export({ type: 'spki', format: 'der' }).toString('base64') : null;
}

function parse(base64: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  } catch {
    // Whatever is wrong with it, it is no key.
    return null;
  }
}

/** What tells keys apart at a glance: the start of the SHA-256 of their DER form, in hex. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 32);

/** Checks signatures with the same work whether an account has keys, or exists at all ([sec 10]). */
export interface SignatureCheck {
  /**
   * RSASSA-PSS, SHA-256, salt of 32 bytes.
   * @param publicKeys of the account, base64 of DER; none where there is no such account
   */
  matches(data: Buffer, signature: Buffer, publicKeys: readonly string[]): Promise<boolean>;
}

/**
 * @param slots how many keys an account may have: so many signatures are checked each time
 * @param check what checks one signature
 */
export function createSignatureCheck(slots: number, check = checkOne): SignatureCheck {
  const nobody = keyOfNobody();
  return {
    matches: async (data, signature, publicKeys) => {
      const keys = Array.from({ length: slots }, (_, i) => publicKeys[i] ?? nobody);
      const results = await Promise.all(keys.map((key) => check(data, signature, key)));
      return results.some((good, i) => good && i < publicKeys.length);
    },
  };
}

/** A key with a random modulus: what it confirms counts for nothing, so that it needs no other half. */
function keyOfNobody(): string {
  const modulus = randomBytes(minBits / 8);
  // The first bit makes it as long as it has to be, the last one odd.
  modulus.writeUInt8(modulus.readUInt8(0) | 0x80, 0);
  modulus.writeUInt8(modulus.readUInt8(modulus.length - 1) | 1, modulus.length - 1);
  const jwk = { kty: 'RSA', n: modulus.toString('base64url'), e: 'AQAB' };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

async function checkOne(data: Buffer, signature: Buffer, publicKey: string): Promise<boolean> {
  const key = parse(publicKey);
  if (key === null) return false;
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verifyOnThread('sha256', data, { key, padding, saltLength }, signature);
}
