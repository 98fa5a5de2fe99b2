import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { Failed, InvalidFields } from '#engine/react/platform-failures.ts';
import { useAlive } from '#engine/react/use-alive.ts';
import { ErrorPanel } from '../design/error-panel.tsx';
import { SendButton } from '../design/send-button.tsx';
import { useSend } from '../design/use-send.ts';
import { SmallField, type SmallFieldSpec } from './small-field.tsx';

interface SmallFormProps {
  /** Ids of the fields begin with it. */
  readonly id: string;
  readonly fields: readonly SmallFieldSpec[];
  readonly button: string;
  readonly look?: 'primary' | 'secondary';
  /** Sends the values. @throws PlatformFailure, which the form says in words */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Between fields and button. */
  readonly children?: ReactNode;
}

/**
 * A form of one to three plain fields that no editor defines: an address for a link, a code, a password to prove oneself.
 * All else is a live form. Until its script is here, neither Enter nor the button may send it the browser's own way.
 */
export function SmallForm({ id, fields, button, look = 'primary', send, children }: SmallFormProps) {
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const alive = useAlive();
  const [attempt, setAttempt] = useState(0);
  const sending = useSend();
  const { fieldErrors } = sending;
  const idOf = (name: string) => `${id}-${name}`;
  const firstWrong = fields.find(({ name }) => fieldErrors.has(name))?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each attempt
  useEffect(() => {
    if (firstWrong !== undefined) document.getElementById(idOf(firstWrong))?.focus();
  }, [attempt, sending.busy]);

  const submit = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]));
    const missing = fields.filter(({ name }) => !values[name]);
    if (missing.length === 0) void sending.send(() => send(values).catch(asWhole));
    else {
      sending.setFieldErrors(new Map(missing.map(({ name, kind }) => [name, t(`account.missing.${kind}`)])));
      setAttempt(attempt + 1);
    }
  };
  /** Of what the form does not show a person cannot correct anything: it is said as a whole. */
  const asWhole = (failure: unknown): never => {
    const isShown = ({ name }: SmallFieldSpec) =>
      failure instanceof InvalidFields && failure.fields.has(name);
    throw failure instanceof InvalidFields && !fields.some(isShown)
      ? new Failed(failure.message, 422)
      : failure;
  };
  const edited = (name: string) => {
    if (fieldErrors.has(name))
      sending.setFieldErrors(new Map([...fieldErrors].filter(([other]) => other !== name)));
  };
  return (
    <>
      <noscript>
        <p className="rounded-control bg-info-soft p-4 font-medium text-info">{t('account.noscript')}</p>
      </noscript>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-1 gap-5 noscript:hidden"
      >
        <button type="submit" hidden disabled={!alive} />
        {fields.map((field) => (
          <SmallField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            error={fieldErrors.get(field.name)}
            onEdit={() => edited(field.name)}
          />
        ))}
        {children}
        <ErrorPanel text={sending.error} />
        <SendButton busy={sending.busy} label={button} look={look} onPress={submit} />
      </form>
    </>
  );
}
