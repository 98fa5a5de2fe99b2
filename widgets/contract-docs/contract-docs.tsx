import { Download, FileText } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { fileSize } from '#ui/design/file-size.ts';
import { Moment } from '#ui/design/moment.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import type { LinkedFile } from '#ui/loan/document-links.tsx';
import type { ContractDocsProps } from './props.ts';
import type { queries } from './queries.ts';

/** Documents of the loan: what each is, from when, how big, and by which fingerprint it can be told from a changed one. */
export function ContractDocs({
  props,
  data,
  block,
}: ViewProps<ContractDocsProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { area, files } = data.documents;
  return (
    <ContractFrame
      block={block}
      area={area}
      part="docs"
      title={props.title || t('contract-docs.title')}
      lead={t('contract-docs.lead')}
      ok={files !== null}
    >
      {files?.length === 0 && <p className="empty-state">{t('contract-docs.empty')}</p>}
      {files && files.length > 0 && (
        <ul className="card divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="p-5 sm:px-7 print:py-2">
              <OneDocument file={file} />
            </li>
          ))}
        </ul>
      )}
    </ContractFrame>
  );
}

function OneDocument({ file }: { readonly file: LinkedFile }) {
  const { t, locale } = usePage();
  const label = file.draft ? 'draft' : file.kind === 'contract' ? 'signed' : null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="icon-tile">
          <FileText aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
            {file.title}
            {label && <span className="badge">{t(`contract-docs.${label}`)}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            <Moment at={file.created_at} /> · {fileSize(file.size, locale)}
          </p>
        </div>
        <a
          className="btn btn-secondary w-full sm:w-auto print:hidden"
          href={file.path}
          download={file.file_name}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('contract.download')}
          <span className="sr-only">: {file.title}</span>
        </a>
      </div>
      <details className="text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-brand">
          {t('contract-docs.fingerprint')}
        </summary>
        <p className="mt-1 text-ink-soft">{t('contract-docs.fingerprint-text')}</p>
        <code className="mt-1 block break-all">{file.sha256}</code>
      </details>
    </div>
  );
}

export default ContractDocs;
