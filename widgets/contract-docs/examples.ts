import type { WidgetExample } from '#registry/widget.ts';
import { sampleArea, sampleFiles } from '#ui/loan/sample-contract.ts';
import type { ContractDocsProps } from './props.ts';
import type { Documents } from './queries.ts';

const documents: Documents = {
  area: sampleArea,
  files: sampleFiles.map((file) => ({ ...file, path: `/document/${file.id}` })),
};

export const examples: WidgetExample<ContractDocsProps>[] = [
  { name: 'normal', title: 'Three documents', props: {}, data: { documents } },
  {
    name: 'signed',
    title: 'Signed papers, and the drafts they were made from',
    props: {},
    data: {
      documents: {
        ...documents,
        files: documents.files?.flatMap((file) =>
          file.kind === 'contract'
            ? [file, { ...file, id: 'd0', draft: true, title: 'Projekt umowy pożyczki' }]
            : [file],
        ),
      },
    },
  },
  {
    name: 'long',
    title: 'Long titles, big files',
    props: { title: 'Dokumenty Twojej pożyczki: umowa, harmonogram, formularze i potwierdzenia' },
    data: {
      documents: {
        ...documents,
        files: documents.files?.map((file) => ({
          ...file,
          size: 7_340_032,
          title: `${file.title} wraz z załącznikami, pouczeniami i wzorem oświadczenia o odstąpieniu`,
        })),
      },
    },
  },
  { name: 'empty', title: 'No document yet', props: {}, data: { documents: { ...documents, files: [] } } },
  {
    name: 'broken',
    title: 'The list cannot be had',
    props: {},
    data: { documents: { ...documents, files: null } },
  },
];
