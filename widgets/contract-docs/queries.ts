import type { QueryContext } from '#registry/widget.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import { contractDocument } from '#schemas/calls/contract.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import type { LinkedFile } from '#ui/loan/document-links.tsx';
import { readContractArea, readDocuments } from '#ui/loan/queries/contract-area.ts';
import type { ContractDocsProps } from './props.ts';

export const queries = (_props: ContractDocsProps, { customer, lending, locale }: QueryContext) => ({
  documents: {
    queryKey: ['contract-docs', locale],
    queryFn: async () => {
      const [area, files] = await Promise.all([
        readContractArea(customer, lending),
        orNull(readDocuments(lending)),
      ]);
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
