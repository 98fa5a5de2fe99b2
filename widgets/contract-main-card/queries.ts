import { orNull, orUnavailable, readContractArea, unavailable } from '#flow/contract-area.ts';
import type { LinkedFile } from '#flow/document-links.tsx';
import { withdrawDaysOf } from '#flow/withdraw-days.ts';
import { daysBetween } from '#money/calendar.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ContractMainCardProps } from './props.ts';

/** What is read and kept before signing (art. 13 and 29 of the consumer credit act). */
const beforeSigning: readonly string[] = ['information-sheet', 'contract'];

export const queries = (
  _props: ContractMainCardProps,
  { customer, lending, locale, today }: QueryContext,
) => ({
  overview: {
    queryKey: ['contract-main-card', locale],
    queryFn: async () => {
      const [area, contract] = await Promise.all([
        readContractArea(customer, lending),
        orNull(lending.read('contract.data')),
      ]);
      const [card, files] = await Promise.all([
        area.signed ? orUnavailable(lending.read('contract.card-info')) : null,
        area.signed ? null : orUnavailable(lending.read('contract.documents')),
      ]);
      return {
        area,
        contract,
        card,
        files:
          files === unavailable
            ? files
            : (files ?? [])
                .filter(({ kind }) => beforeSigning.includes(kind))
                .toSorted((a, b) => beforeSigning.indexOf(a.kind) - beforeSigning.indexOf(b.kind))
                .map(
                  (file): LinkedFile => ({
                    ...file,
                    path: customer.callPath('contract.document', { id: file.id }),
                  }),
                ),
        /** Days until the next payment; negative when it is late. */
        dueInDays: contract?.next ? daysBetween(today, contract.next.due_on) : null,
        /** Days in which the contract can be left, today not counted; null when that time is over or has not begun. */
        withdrawDays: withdrawDaysOf(contract, today),
        paths: {
          code: customer.callPath('code.generate'),
          sign: customer.callPath('contract.sign'),
          cancel: customer.callPath('application.cancel'),
        },
      };
    },
  },
});
export type Overview = Awaited<ReturnType<ReturnType<typeof queries>['overview']['queryFn']>>;
