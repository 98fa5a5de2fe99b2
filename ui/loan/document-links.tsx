import { Download, FileText } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { DocumentFile } from '#schemas/lending/contract.ts';
import { fileSize } from '#ui/design/file-size.ts';

/** A document with the address of its bytes. */
export type LinkedFile = DocumentFile & { readonly path: string };

/** Documents to read and keep: the whole line downloads. */
export function DocumentLinks({ files }: { readonly files: readonly LinkedFile[] }) {
  const { t, locale } = usePage();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={file.path}
            download={file.file_name}
            className="flex min-h-14 items-center gap-4 rounded-control border border-line-strong px-4 py-3 hover:border-brand hover:bg-brand-soft"
          >
            <FileText aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{file.title}</span>
              <span className="block text-sm text-ink-soft">
                {t('contract.download')}, {fileSize(file.size, locale)}
              </span>
            </span>
            <Download aria-hidden="true" className="size-5 shrink-0 text-brand" />
          </a>
        </li>
      ))}
    </ul>
  );
}
