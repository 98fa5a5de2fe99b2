import type { Page } from '@playwright/test';

/** A device of a window that has passkeys: Chromium's own stand-in. */
export interface VirtualAuthenticator {
  /** Whether whoever holds it can show a finger, a face or a PIN. */
  verifyUser(verified: boolean): Promise<void>;
}

/** Gives a window a device that keeps passkeys and has its person at hand. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyUser: async (isUserVerified) => {
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** Passkeys are bound to names: the address of a site on this machine by its name. */
export const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');
