import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Puts values into words that only the holder of the same key can make or read: AES-256-GCM. */
export interface Seal {
  seal(value: object): string;
  /** @returns undefined when the words were not made with this key, or were changed since */
  open(text: string): unknown;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 bytes, shared by both parties of a connection and nobody else */
export function createSeal(key: Buffer): Seal {
  return {
    seal: (value) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
      const words = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), words]).toString('base64url');
    },
    open: (text) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const words = Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ]);
        return JSON.parse(words.toString('utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
