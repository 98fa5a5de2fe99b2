import { cartSubmit } from '#schemas/calls/shop.ts';
import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { languageOf, putState } from '../../content/routes/live-answer.ts';
import { serve } from '../../http/serve-call.ts';
import { createCartPricing } from './price-cart.ts';

interface Needs extends Pick<Ground, 'orm'> {
  readonly live: LiveContent;
}

/** The cart as the server knows it: it keeps none, and says what one costs. */
export const cartModule = defineModule({
  name: 'cart',
  open: ({ live, orm }: Needs) => ({ cartPricing: createCartPricing({ live, orm }) }),
  routes: (app, { cartPricing }) => {
    serve(app, cartSubmit, async (request, reply) => {
      const answer = await cartPricing.price(request.body.goods, languageOf(request));
      putState(reply, answer);
      reply.header('cache-control', 'no-store');
      return { data: answer.data };
    });
  },
});
