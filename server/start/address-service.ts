import type { Config } from '#server/config/config.ts';
import { createOutbound } from '#server/platform/http/outbound.ts';
import {
  type AddressService,
  createHttpAddressService,
} from '#server/platform/lending/geo/address-service.ts';
import { createSandboxAddressService } from '#server/sandbox/address/sandbox-address-service.ts';

/** A visitor types meanwhile. */
const timeoutMs = 3000;

/** The address service of the configuration; in the sandbox without one, its stand-in; else none. */
export function connectAddressService({
  mode,
  addressService,
}: Pick<Config, 'mode' | 'addressService'>): AddressService | null {
  if (addressService !== undefined)
    return createHttpAddressService({ ...addressService, post: createOutbound({ timeoutMs }) });
  return mode === 'sandbox' ? createSandboxAddressService() : null;
}
