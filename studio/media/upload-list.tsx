import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import type { Upload } from './use-uploads.ts';

const icons = { sending: LoaderCircle, done: CircleCheck, failed: CircleAlert } as const;
const tones = { sending: 'text-ink-soft', done: 'text-success', failed: 'text-danger' } as const;
const keys = { sending: 'media.uploading', done: 'media.uploaded', failed: 'media.uploading' } as const;

interface Props {
  readonly uploads: readonly Upload[];
  readonly onForget: (id: number) => void;
}

/** What became of the files that were sent; told to screen readers as it happens. */
export function UploadList({ uploads, onForget }: Props) {
  const { t } = useStudioTexts();
  return (
    <ul role="status" className={uploads.length === 0 ? 'sr-only' : 's-card mb-4 divide-y divide-line'}>
      {uploads.map(({ id, name, state, problem }) => {
        const Icon = icons[state];
        return (
          <li key={id} className="flex items-center gap-3 px-3 py-1.5">
            <Icon aria-hidden="true" size={18} className={`shrink-0 ${tones[state]}`} />
            <p className="min-w-0 grow">
              {state === 'failed' ? <strong>{name}</strong> : t(keys[state], { name })}
              {problem !== undefined && <span className="block text-danger text-small">{problem}</span>}
            </p>
            {state !== 'sending' && (
              <button
                type="button"
                className="s-btn s-btn-quiet s-icon-btn"
                aria-label={t('media.close-message', { name })}
                onClick={() => onForget(id)}
              >
                <X aria-hidden="true" size={16} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
