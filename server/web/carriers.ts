import { createEmbeddedPlatform, readEmbeddedPlatform } from './call-embedded.ts';
import type { Platform } from './host-options.ts';
import type { CallPlatform } from './platform-call.ts';
import { type CarryWhole, wholeThrough } from './read-call.ts';

/** How calls come to a platform: those of browsers as streams, those whose answer is read here as a whole. */
export interface Carriers {
  readonly call: CallPlatform;
  readonly carryWhole: CarryWhole;
  /** Runs the making of one page of a customer. */
  readonly asOneVisit: <T>(work: () => Promise<T>) => Promise<T>;
}

const plainly: Carriers['asOneVisit'] = (work) => work();

export function carriersOf(platform: Platform): Carriers {
  if (platform.kind === 'embedded')
    return {
      call: createEmbeddedPlatform(platform.app),
      carryWhole: readEmbeddedPlatform(platform.app),
      asOneVisit: platform.asOneVisit ?? plainly,
    };
  const { call } = platform.upstream;
  return { call, carryWhole: wholeThrough(call), asOneVisit: plainly };
}
