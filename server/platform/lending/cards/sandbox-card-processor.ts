import { createCipheriv, createDecipheriv, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import { readInstallationSecret } from '../../base/secrets/installation-secret.ts';
import type { CardProcessor } from './card-processor.ts';
import { newPin } from './pin-rules.ts';
import { sandboxCardNumber } from './sandbox-card-number.ts';
import { sandboxCardVault } from './tables.ts';

const secretName = 'sandbox-cards';
const nonceBytes = 12;
const tagBytes = 16;
const validYears = 4;

/** AES-256-GCM; the name of the card is sealed in, so that a PIN moved to another row does not open. */
function createSeal(key: Buffer) {
  return {
    seal: (name: string, pin: string): string => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(pin, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open: (name: string, sealed: string): string => {
      const bytes = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return cipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + cipher.final('utf8');
    },
  };
}

/**
 * The sandbox's card processor. Its vault has sealed PINs only; numbers are made anew when they are asked for.
 * @param now milliseconds since the epoch
 */
export async function createSandboxCardProcessor(orm: Orm, now: () => number): Promise<CardProcessor> {
  const key = await readInstallationSecret(orm, secretName);
  const { seal, open } = createSeal(key);
  return {
    issue: async (tx) => {
      const processorId = `sandbox-${randomUUID()}`;
      const last4 = String(randomInt(10_000)).padStart(4, '0');
      const sealedPin = seal(processorId, newPin(last4));
      await tx.insert(sandboxCardVault).values({ processorId, sealedPin });
      const at = new Date(now());
      const month = String(at.getUTCMonth() + 1).padStart(2, '0');
      const year = String((at.getUTCFullYear() + validYears) % 100).padStart(2, '0');
      return {
        processorId,
        last4,
        expires: `${month}/${year}`,
      };
    },
    setPin: async (tx, processorId, pin) => {
      await tx
        .update(sandboxCardVault)
        .set({ sealedPin: seal(processorId, pin) })
        .where(eq(sandboxCardVault.processorId, processorId));
    },
    readPin: async (tx, processorId) => {
      const [row] = await tx
        .select()
        .from(sandboxCardVault)
        .where(eq(sandboxCardVault.processorId, processorId));
      if (!row) throw new Error('the processor does not know the card');
      return open(processorId, row.sealedPin);
    },
    // Nothing pays with these cards; that one is blocked or frozen is known to the platform.
    block: async () => undefined,
    setFrozen: async () => undefined,
    readNumber: async (_tx, { processorId, last4 }) => sandboxCardNumber(key, processorId, last4),
  };
}
