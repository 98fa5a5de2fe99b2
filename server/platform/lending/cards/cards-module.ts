import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { ContractEnds } from '../end-contract.ts';
import type { CardProcessor } from './card-processor.ts';
import { registerCardRoutes } from './card-routes.ts';
import { type CardOptions, createCards } from './card-service.ts';
import { createSandboxCardProcessor } from './sandbox-card-processor.ts';

interface Needs extends Omit<CardOptions, 'processor' | 'blockReasons'>, Pick<Ground, 'sandbox'> {
  readonly live: LiveContent;
  readonly contractEnds: Pick<ContractEnds, 'connect'>;
  readonly cardProcessor?: CardProcessor;
}

/** Cards of customers. The sandbox has a processor of its own; a production without one issues none. */
export const cardsModule = defineModule({
  name: 'cards',
  open: async ({ live, cardProcessor, contractEnds, sandbox, ...needs }: Needs) => {
    const cards = createCards({
      ...needs,
      processor: cardProcessor ?? (sandbox ? await createSandboxCardProcessor(needs.orm, needs.now) : null),
      blockReasons: async (language) => {
        const { data } = await live.one('lookup', 'cardBlockReason', { named: language, accepted: [] });
        return (data ?? []).map(({ uuid }) => uuid);
      },
    });
    contractEnds.connect({ ended: cards.closeCard });
    return { cards };
  },
  routes: (app, { cards }) => registerCardRoutes(app, { cards }),
});
