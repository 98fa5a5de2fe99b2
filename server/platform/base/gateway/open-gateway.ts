import type { Orm } from '../database/database.ts';
import { readInstallationSecret } from '../secrets/installation-secret.ts';
import type { GatewayLink, PaymentGateway } from './payment-gateway.ts';

/** How the gateway is reached. */
export interface GatewaySetup {
  /** Shared with the gateway. Without one this installation makes its own, which only a gateway in this process can have. */
  readonly key?: Uint8Array;
  readonly connect: (key: Uint8Array) => PaymentGateway;
}

/** @returns null where no gateway is set up */
export async function openGateway(orm: Orm, setup: GatewaySetup | undefined): Promise<GatewayLink | null> {
  if (setup === undefined) return null;
  const key = setup.key ?? (await readInstallationSecret(orm, 'payment-gateway'));
  return { key, gateway: setup.connect(key) };
}
