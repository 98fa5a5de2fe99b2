import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { createSampleRegistry } from './address-registry.ts';
import type { AddressService } from './address-service.ts';
import { registerGeoRoutes } from './geo-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'log' | 'now'> {
  readonly addressService?: AddressService;
}

/** Addresses: the register, the customer's own, and the third party that corrects names. */
export const geoModule = defineModule<Needs>({
  name: 'geo',
  routes: (app, { orm, addressService: service = null, log, now }) =>
    registerGeoRoutes(app, { orm, registry: createSampleRegistry(), service, log, now }),
});
