import { orUnavailable, readContractArea, unavailable } from '#flow/contract-area.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ContractCardDetailsProps } from './props.ts';

export const queries = (_props: ContractCardDetailsProps, { customer, lending, locale }: QueryContext) => ({
  details: {
    queryKey: ['contract-card-details', locale],
    queryFn: async () => {
      const [area, card, reasons] = await Promise.all([
        readContractArea(customer, lending),
        orUnavailable(lending.read('contract.card-info')),
        orUnavailable(lending.read('lookup.product', { params: { alias: 'cardBlockReason' } })),
      ]);
      return {
        area,
        card,
        reasons:
          reasons === unavailable
            ? reasons
            : (reasons ?? []).map(({ uuid, name }) => ({ key: uuid, value: name })),
        paths: {
          code: customer.callPath('code.generate'),
          changePin: customer.callPath('card.change-pin'),
          block: customer.callPath('card.card-block'),
          freeze: customer.callPath('card.card-freeze'),
          unfreeze: customer.callPath('card.card-unfreeze'),
          showNumber: customer.callPath('card.card-details'),
          remindPin: customer.callPath('card.remind-pin'),
        },
      };
    },
  },
});
export type CardDetails = Awaited<ReturnType<ReturnType<typeof queries>['details']['queryFn']>>;
