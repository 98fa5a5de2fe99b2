import { createSign, generateKeyPairSync } from 'node:crypto';

const element = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => element(0x30, ...parts);
const time = (at: Date): Buffer =>
  element(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`));
const pem = (kind: string, der: Buffer): string =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replaceAll(/.{1,64}/g, '$&\n')}-----END ${kind}-----\n`;

/** `ecdsa-with-SHA256` and `commonName` (RFC 5758, RFC 5280). */
const ecdsaSha256 = sequence(element(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = element(0x06, Buffer.from('550403', 'hex'));

/**
 * For tests: a certificate a server on this machine can show, and its key, both made anew. It trusts itself: give `cert` as
 * the certificate authority to whoever calls.
 * @param host name the server is called by
 */
export function selfSigned(host: string): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from(host)))));
  const day = 86_400_000;
  const body = sequence(
    element(0x02, Buffer.from([1])),
    ecdsaSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const der = sequence(body, ecdsaSha256, element(0x03, Buffer.from([0]), signature));
  return {
    cert: pem('CERTIFICATE', der),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
