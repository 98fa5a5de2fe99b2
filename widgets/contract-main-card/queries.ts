import { daysBetween } from '#money/calendar.ts';
import type { QueryContext } from '#registry/widget.ts';
import { applicationCancel } from '#schemas/calls/application.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import { codeGenerate } from '#schemas/calls/contacts.ts';
import { contractData, contractDocument, contractSign } from '#schemas/calls/contract.ts';
import { orNull, orUnavailable, unavailable } from '#ui/loan/contract-area.ts';
import type { LinkedFile } from '#ui/loan/document-links.tsx';
import {
  contractQuery,
  readCard,
  readContractArea,
  readDocuments,
  readEnded,
} from '#ui/loan/queries/contract-area.ts';
import { withdrawDaysOf } from '#ui/loan/withdraw-days.ts';
import type { ContractMainCardProps } from './props.ts';

/** What is read and kept before signing (art. 13 and 29 of the consumer credit act). */
const beforeSigning: readonly string[] = ['information-sheet', 'contract'];
/** What says that a contract is over; all others are among the documents. */
const whenOver: readonly string[] = ['settlement-confirmation', 'withdrawal-receipt'];

export const queries = (_props: ContractMainCardProps, context: QueryContext) => ({
  overview: {
    queryKey: ['contract-main-card', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending, today } = context;
      const area = await readContractArea(context);
      const contract = await orNull(lending.read(contractData, { query: contractQuery(area) }));
      const runs = area.signed && area.ended === null;
      const kinds = area.ended ? whenOver : beforeSigning;
      const [card, files, ended] = await Promise.all([
        runs ? orUnavailable(readCard(lending, area)) : null,
        runs ? null : orUnavailable(readDocuments(lending, area)),
        orNull(readEnded(lending)),
      ]);
      return {
        area,
        contract,
        card,
        /** Other contracts that are over; none where they cannot be had. */
        others: (ended ?? []).filter(({ id }) => id !== area.ended?.id),
        files:
          files === unavailable
            ? files
            : (files ?? [])
                .filter(({ kind }) => kinds.includes(kind))
                .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
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
