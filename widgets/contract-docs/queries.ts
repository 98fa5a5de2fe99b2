import type { QueryContext } from '#registry/widget.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import { contractDocument } from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import type { LinkedFile } from '#ui/loan/document-links.tsx';
import { readContractArea, readDocuments } from '#ui/loan/queries/contract-area.ts';
import type { ContractDocsProps } from './props.ts';

export const queries = (_props: ContractDocsProps, context: QueryContext) => ({
  documents: {
    queryKey: ['contract-docs', context.locale, context.parameter('contract')],
    queryFn: async () => {
      const { customer, lending } = context;
      const area = await readContractArea(context);
      const files = await orNull(readDocuments(lending, area));
      return {
        area,
        /** Null where the list cannot be had. */
        files:
          files?.map(
            (file): LinkedFile => ({
              ...file,
              path: readRef(customer.call(contractDocument, { id: file.id })).path,
            }),
          ) ?? null,
      };
    },
  },
});
export type Documents = Awaited<ReturnType<ReturnType<typeof queries>['documents']['queryFn']>>;
