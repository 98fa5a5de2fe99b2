import { useState } from 'react';
import { parcelPattern } from '#schemas/studio/orders.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';

const isParcel = new RegExp(parcelPattern);

interface Props {
  readonly onSend: (tracking: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the number of the parcel that leaves the house. */
export function ParcelDialog({ onSend, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [tracking, setTracking] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const number = tracking.trim();
    if (!isParcel.test(number)) {
      setError(t(number === '' ? 'order.parcel-missing' : 'order.parcel-wrong'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onSend(number);
      onClose();
    } catch (failure) {
      setError(words(failure));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('order.act-sent-title')}
      size="small"
      submit={t('order.act-sent')}
      busy={busy}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('order.act-sent-means')}</p>
      <Field label={t('order.tracking')} hint={t('order.parcel-hint')} error={error} required>
        {(control) => (
          <input
            {...control}
            type="text"
            className="s-input"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={tracking}
            onChange={(event) => setTracking(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
