/** Why a file cannot be signed with; each has a text of its own. */
export type KeyProblem = 'not-a-key' | 'encrypted' | 'old-format' | 'wrong-kind';

/** A key file that cannot be used. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
  readonly problem: KeyProblem;
  constructor(problem: KeyProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** RSASSA-PSS with SHA-256, as `user.login-rsa` asks (schemas/customer.ts). */
const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' } as const;
const saltLength = 32;

/**
 * The private key of a file, PEM (PKCS #8) or JWK. It stays in the browser and cannot be taken out of the result.
 * @throws KeyFileError
 */
export async function readPrivateKey(text: string): Promise<CryptoKey> {
  const file = text.trim();
  const pem = /-----BEGIN ([A-Z ]*)PRIVATE KEY-----([\s\S]*?)-----END/.exec(file);
  if (pem?.[1] === 'ENCRYPTED ' || file.includes('Proc-Type: 4,ENCRYPTED'))
    throw new KeyFileError('encrypted');
  if (pem?.[1] === 'RSA ') throw new KeyFileError('old-format');
  if (pem && pem[1] !== '') throw new KeyFileError('wrong-kind');
  const imported = pem
    ? crypto.subtle.importKey('pkcs8', bytesOf(pem[2] ?? ''), algorithm, false, ['sign'])
    : crypto.subtle.importKey('jwk', readJwk(file), algorithm, false, ['sign']);
  try {
    return await imported;
  } catch {
    throw new KeyFileError('wrong-kind');
  }
}

function readJwk(file: string): JsonWebKey {
  try {
    const { kty, n, e, d, p, q, dp, dq, qi }: JsonWebKey = JSON.parse(file);
    // `alg`, `use` and `key_ops` of the file are left out: they say what its maker meant, and would only refuse.
    if (kty === 'RSA' && n && e && d && p && q && dp && dq && qi) return { kty, n, e, d, p, q, dp, dq, qi };
  } catch {
    throw new KeyFileError('not-a-key');
  }
  throw new KeyFileError('wrong-kind');
}

/** @throws KeyFileError */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new KeyFileError('not-a-key');
  }
}

/** Signs a challenge. @param challenge base64url @returns base64url */
export async function signChallenge(key: CryptoKey, challenge: string): Promise<string> {
  const data = bytesOf(challenge.replaceAll('-', '+').replaceAll('_', '/'));
  const signature = await crypto.subtle.sign({ name: algorithm.name, saltLength }, key, data);
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
