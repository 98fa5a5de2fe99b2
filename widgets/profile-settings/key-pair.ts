/** RSASSA-PSS with SHA-256, as `user.login-rsa` takes it. */
const algorithm = {
  name: 'RSA-PSS',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

export interface KeyFiles {
  /** PKCS #8, PEM: for the customer alone. */
  readonly privateKey: string;
  /** SubjectPublicKeyInfo, PEM: for the account. */
  readonly publicKey: string;
}

/** Makes a pair of keys in the browser. @param modulusLength bits; tests take fewer */
export async function makeKeyPair(modulusLength = algorithm.modulusLength): Promise<KeyFiles> {
  const pair = await crypto.subtle.generateKey({ ...algorithm, modulusLength }, true, ['sign', 'verify']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: pem('PRIVATE KEY', privateKey), publicKey: pem('PUBLIC KEY', publicKey) };
}

function pem(label: string, bytes: ArrayBuffer): string {
  const base64 = btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  return `-----BEGIN ${label}-----\n${base64.replace(/(.{64})/g, '$1\n').trim()}\n-----END ${label}-----\n`;
}

/** Hands a text over as a file. A blob and not a data: address, which the content security policy refuses. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-pem-file' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
