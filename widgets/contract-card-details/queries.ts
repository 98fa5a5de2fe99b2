import type { QueryContext } from '#registry/widget.ts';
import {
  cardCardBlock,
  cardCardDetails,
  cardCardFreeze,
  cardCardUnfreeze,
  cardChangePin,
  cardRemindPin,
} from '#schemas/calls/card.ts';
import { codeGenerate } from '#schemas/calls/contacts.ts';
import { lookupProduct } from '#schemas/calls/lookup.ts';
import { orUnavailable, unavailable } from '#ui/loan/contract-area.ts';
import { readCard, readContractArea } from '#ui/loan/queries/contract-area.ts';
import type { ContractCardDetailsProps } from './props.ts';

export const queries = (_props: ContractCardDetailsProps, context: QueryContext) => ({
  details: {
    queryKey: ['contract-card-details', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending } = context;
      const area = await readContractArea(context);
      const [card, reasons] = await Promise.all([
        orUnavailable(readCard(lending, area)),
        orUnavailable(lending.read(lookupProduct, { params: { alias: 'cardBlockReason' } })),
      ]);
      return {
        area,
        card,
        reasons:
          reasons === unavailable
            ? reasons
            : (reasons ?? []).map(({ uuid, name }) => ({ key: uuid, value: name })),
        calls: {
          code: customer.call(codeGenerate),
          changePin: customer.call(cardChangePin),
          block: customer.call(cardCardBlock),
          freeze: customer.call(cardCardFreeze),
          unfreeze: customer.call(cardCardUnfreeze),
          showNumber: customer.call(cardCardDetails),
          remindPin: customer.call(cardRemindPin),
        },
      };
    },
  },
});
export type CardDetails = Awaited<ReturnType<ReturnType<typeof queries>['details']['queryFn']>>;
