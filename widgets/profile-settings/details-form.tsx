import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { AccountForm } from '#ui/account/account-form.tsx';
import { type ContactCalls, VerifyPanel } from '#ui/account/verify-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import { awaitedContacts } from './awaited-contacts.ts';
import { keptValues } from './kept-values.ts';

interface DetailsFormProps {
  readonly id: string;
  readonly form: PreparedForm | null;
  readonly calls: ContactCalls;
  /** The details were stored. */
  readonly onSaved: () => void;
  /** A contact took the place of the one before. */
  readonly onReplaced: (contact: string) => void;
}

/** The customer's details. A new address or number replaces the old one when its code is proved ([sec 13]). */
export function DetailsForm({ id, form, calls, onSaved, onReplaced }: DetailsFormProps) {
  const { t } = usePage();
  const [awaited, setAwaited] = useState<readonly string[] | null>(null);
  /** What was saved last: the form the page came with would offer the values of before. */
  const [saved, setSaved] = useState<Readonly<Record<string, unknown>>>({});
  if (awaited === null)
    return (
      <AccountForm
        id={id}
        form={form}
        values={saved}
        onDone={(answer, values) => {
          if (form) setSaved(keptValues(form.definition, values));
          setAwaited(awaitedContacts(answer));
          onSaved();
        }}
      />
    );
  const [next, ...rest] = awaited;
  if (next !== undefined)
    return (
      <VerifyPanel
        key={next}
        id={`${id}-code`}
        contact={next}
        {...calls}
        level="h3"
        sent
        label={t('profile-settings.verify')}
        onProved={() => {
          onReplaced(next);
          setAwaited(rest);
        }}
      />
    );
  return (
    <Result
      kind="done"
      level="h3"
      title={t('profile-settings.saved')}
      text={t('profile-settings.saved-text')}
    >
      <button type="button" className="btn btn-secondary" onClick={() => setAwaited(null)}>
        {t('profile-settings.again')}
      </button>
    </Result>
  );
}
