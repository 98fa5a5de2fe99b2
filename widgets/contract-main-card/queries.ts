import { daysBetween } from '#money/calendar.ts';
import type { QueryContext } from '#registry/widget.ts';
import { applicationCancel } from '#schemas/calls/application.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import { codeGenerate } from '#schemas/calls/contacts.ts';
import { contractData, contractDocument, contractSign } from '#schemas/calls/contract.ts';
import { orNull, orUnavailable, unavailable } from '#ui/loan/contract-area.ts';
import type { LinkedFile } from '#ui/loan/document-links.tsx';
import { readCard, readContractArea, readDocuments } from '#ui/loan/queries/contract-area.ts';
import { withdrawDaysOf } from '#ui/loan/withdraw-days.ts';
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
        orNull(lending.read(contractData)),
      ]);
      const [card, files] = await Promise.all([
        area.signed ? orUnavailable(readCard(lending)) : null,
        area.signed ? null : orUnavailable(readDocuments(lending)),
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
                    path: readRef(customer.call(contractDocument, { id: file.id })).path,
                  }),
                ),
        /** Days until the next payment; negative when it is late. */
        dueInDays: contract?.next ? daysBetween(today, contract.next.due_on) : null,
        /** Days in which the contract can be left, today not counted; null when that time is over or has not begun. */
        withdrawDays: withdrawDaysOf(contract, today),
        calls: {
          code: customer.call(codeGenerate),
          sign: customer.call(contractSign),
          cancel: customer.call(applicationCancel),
        },
      };
    },
  },
});
export type Overview = Awaited<ReturnType<ReturnType<typeof queries>['overview']['queryFn']>>;
