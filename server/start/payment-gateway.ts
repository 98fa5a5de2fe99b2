import type { Config } from '#server/config/config.ts';
import { createHttpGateway } from '#server/platform/base/gateway/http-gateway.ts';
import type { GatewaySetup } from '#server/platform/base/gateway/open-gateway.ts';
import { createOutbound } from '#server/platform/http/outbound.ts';
import type { PostToShop } from '#server/sandbox/gateway/notify-shop.ts';
import { createSandboxGateway, type SandboxGateway } from '#server/sandbox/gateway/sandbox-gateway.ts';
import type { SandboxParty } from '#server/sandbox/sandbox-parties.ts';

export interface GatewayConnection {
  /** For the platform; absent where none is set up. */
  readonly setup?: GatewaySetup;
  /** What browsers see of the sandbox's gateway. */
  readonly party?: SandboxParty;
}

/** Longest wait for a gateway, in milliseconds; a customer watches. */
const timeoutMs = 8000;

/**
 * The gateway of the configuration; in the sandbox without one, PayDemo, with a key of this installation.
 * @param post carries PayDemo's notifications to the edge, as the internet would
 */
export function connectPaymentGateway(
  config: Pick<Config, 'mode' | 'paymentGateway'>,
  publicOrigin: () => string,
  post: PostToShop,
): GatewayConnection {
  const { mode, paymentGateway } = config;
  if (paymentGateway !== undefined) {
    const { url, key } = paymentGateway;
    const outbound = createOutbound({ timeoutMs });
    const connect: GatewaySetup['connect'] = (shared) =>
      createHttpGateway({ url, key: shared, post: outbound, now: Date.now });
    return { setup: { key: Buffer.from(key), connect } };
  }
  if (mode !== 'sandbox') return {};
  let demo: SandboxGateway | undefined;
  const party: SandboxParty = {
    folder: 'gateway',
    routes: async (app, options) => {
      if (demo === undefined) throw new Error('the platform has not asked for its gateway');
      await demo.party(post).routes(app, options);
    },
  };
  const connect: GatewaySetup['connect'] = (key) => {
    demo = createSandboxGateway({ key, origin: publicOrigin });
    const { start, refund } = demo;
    return { start: async (order) => start(order), refund: async (one) => refund(one) };
  };
  return { setup: { connect }, party };
}
