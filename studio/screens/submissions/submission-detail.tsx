import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { submissionDelete, submissionFile } from '#schemas/calls/staff/submissions.ts';
import type { FormField } from '#schemas/form.ts';
import type { Submission } from '#schemas/studio/submission.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { submissionTitle } from './submission-title.ts';
import { useFormFields } from './use-form-fields.ts';

interface Props {
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** One submission with the words of its form. */
export function SubmissionDetail({ submission, onClose, onDeleted }: Props) {
  const { t, locale } = useStudioTexts();
  const say = useToast();
  const [deleting, setDeleting] = useState(false);
  const fields = useFormFields(submission.form, submission.locale);
  const { id, form, values, files, marketing, customer_id, created_at } = submission;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(created_at),
  );
  const answers = Object.entries(values).filter(([name]) => fields.get(name)?.type !== 'file');
  return (
    <Dialog
      title={submissionTitle(submission)}
      onClose={onClose}
      footer={
        <button type="button" className="s-btn s-btn-danger me-auto" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" size={16} />
          {t('submissions.delete')}
        </button>
      }
    >
      <p className="s-hint mb-4">
        {form} · {submission.locale.toUpperCase()} · <time dateTime={created_at}>{when}</time> ·{' '}
        {customer_id === null
          ? t('submissions.guest')
          : `${t('submissions.customer')} ${customer_id.slice(0, 8)}`}
      </p>
      <Pairs
        title={t('submissions.values')}
        none={t('submissions.no-values')}
        pairs={answers.map(([name, value]) => [
          fields.get(name)?.title ?? name,
          answerText(value, fields.get(name), t),
        ])}
      />
      {files.length > 0 && (
        <section className="mt-5">
          <h3 className="mb-2 font-semibold">{t('submissions.files')}</h3>
          <ul className="grid gap-1">
            {files.map((file) => (
              <li key={file.id}>
                <a
                  className="s-link inline-flex min-h-7 items-center gap-2"
                  href={fillPath(submissionFile.path, { id, file: file.id })}
                  download
                >
                  <Download aria-hidden="true" size={16} />
                  {file.name} ({new Intl.NumberFormat(locale).format(Math.ceil(file.size / 1000))} kB)
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.keys(marketing).length > 0 && (
        <div className="mt-5">
          <Pairs title={t('submissions.origin')} none="" pairs={Object.entries(marketing)} />
        </div>
      )}
      {deleting && (
        <ConfirmDialog
          title={t('submissions.delete-many', { count: 1 })}
          confirm={t('submissions.delete')}
          danger
          onConfirm={async () => {
            await callStaff(submissionDelete, { params: { id } });
            say(t('submissions.deleted', { count: 1 }));
            onDeleted();
          }}
          onClose={() => setDeleting(false)}
        >
          <p>{t('submissions.delete-text')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface PairsProps {
  readonly title: string;
  readonly none: string;
  readonly pairs: readonly (readonly [string, string])[];
}

function Pairs({ title, none, pairs }: PairsProps) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {pairs.length === 0 ? (
        <p className="s-hint">{none}</p>
      ) : (
        <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line">
          {pairs.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-4 bg-surface px-3 py-2 sm:grid-cols-[minmax(8rem,14rem)_1fr]"
            >
              <dt className="text-ink-soft">{name}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** An answer in the words of the form: options by their label, ticks as yes and no. */
function answerText(value: unknown, field: FormField | undefined, t: (key: string) => string): string {
  if (typeof value === 'boolean') return t(value ? 'submissions.yes' : 'submissions.no');
  if (Array.isArray(value)) return value.map((one) => answerText(one, field, t)).join(', ');
  const option = field?.values?.find(({ key }) => key === value);
  if (option) return option.value;
  if (field?.type === 'money' && typeof value === 'number')
    return `${(value / 100).toFixed(2)} ${field.currency ?? ''}`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '—');
}
