import { Download, FileText } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { OwnFile } from '#schemas/own-file.ts';
import { ConfirmedAct } from '#ui/design/confirmed-act.tsx';
import { fileSize } from '#ui/design/file-size.ts';
import { Moment } from '#ui/design/moment.tsx';
import { AccessList } from './access-list.tsx';

interface FilesProps {
  /** Null where the list cannot be had. */
  readonly files: readonly OwnFile[] | null;
  /** Address of a file's bytes, its `{id}` to be filled in. */
  readonly path: string;
  readonly remove: (id: string) => Promise<void>;
}

/** Files that were added to the profile: each can be looked at and removed for good. */
export function Files({ files, path, remove }: FilesProps) {
  const { t, locale } = usePage();
  return (
    <AccessList
      icon={FileText}
      isMissing={files === null}
      items={(files ?? []).map(({ id, name, size, created_at }) => ({
        id,
        title: name,
        lines: [
          <>
            {t('profile-settings.added')} <Moment at={created_at} />, {fileSize(size, locale)}
          </>,
        ],
        action: (
          <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
            <a
              className="btn btn-secondary w-full sm:w-auto"
              href={path.replace('{id}', id)}
              download={name}
              aria-label={t('profile-settings.download-named', { name })}
            >
              <Download aria-hidden="true" className="size-5" />
              {t('profile-settings.download')}
            </a>
            <ConfirmedAct
              legend={t('profile-settings.confirm-step')}
              begin={t('profile-settings.remove')}
              beginLabel={t('profile-settings.remove-named', { name })}
              confirm={t('profile-settings.remove-yes')}
              keep={t('profile-settings.keep')}
              act={() => remove(id)}
            >
              <p>{t('profile-settings.remove-file')}</p>
            </ConfirmedAct>
          </div>
        ),
      }))}
    />
  );
}
