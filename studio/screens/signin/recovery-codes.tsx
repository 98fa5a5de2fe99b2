import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the codes for the day the app is lost, once, and lets them be kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useStudioTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'mozaika-studio-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section className="grid gap-4" aria-label={t('signin.recovery-title')}>
      <div className="grid gap-1">
        <h2 className="font-semibold text-lead">{t('signin.recovery-title')}</h2>
        <p className="text-ink-soft">{t('signin.recovery-text')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-lg border border-line p-3">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="s-btn" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={16} />
          {t('signin.recovery-copy')}
        </button>
        <button type="button" className="s-btn" onClick={save}>
          <Download aria-hidden="true" size={16} />
          {t('signin.recovery-save')}
        </button>
      </div>
      <p role="status" className="s-hint empty:hidden">
        {copied !== null && t(copied ? 'signin.recovery-copied' : 'signin.recovery-not-copied')}
      </p>
      <button type="button" className="s-btn s-btn-main" onClick={onKept}>
        {t('signin.recovery-kept')}
      </button>
    </section>
  );
}
