import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { siteExport } from '#schemas/calls/staff/site.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { BringSite } from './bring-site.tsx';
import { Switch } from './switch.tsx';

/** The whole site as a file: out of this installation, and into it. */
export default function SiteTransfer() {
  const { t } = useStudioTexts();
  return (
    <>
      <Toolbar title={t('site-transfer.title')} lead={t('site-transfer.lead')} />
      <div className="grid max-w-5xl items-start gap-5 desktop:grid-cols-2">
        <TakeSite />
        <BringSite />
      </div>
    </>
  );
}

function TakeSite() {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const [name, setName] = useState('site');
  const [pictures, setPictures] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const query = { name: name.trim() === '' ? 'site' : name.trim(), media: pictures };
      const { data } = await callStaff(siteExport, { query });
      const file = `${data.name.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.site.json`;
      download(file, `${JSON.stringify(data, null, 2)}\n`);
      say(t('site-transfer.taken', { name: file }));
    } catch (error) {
      say(words(error), 'problem');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="s-card grid gap-4 p-5" onSubmit={(event) => void take(event)}>
      <div>
        <h2 className="text-heading">{t('site-transfer.take')}</h2>
        <p className="mt-1 text-ink-soft">{t('site-transfer.take-text')}</p>
      </div>
      <Field label={t('site-transfer.name')}>
        {(control) => (
          <input
            {...control}
            className="s-input"
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Switch
        label={t('site-transfer.with-media')}
        hint={t('site-transfer.with-media-hint')}
        checked={pictures}
        onChange={setPictures}
      />
      <button type="submit" className="s-btn s-btn-main justify-self-start" aria-disabled={busy}>
        <Download aria-hidden="true" size={16} />
        {t('site-transfer.take')}
      </button>
    </form>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
