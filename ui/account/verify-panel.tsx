import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';
import { ErrorPanel } from '../design/error-panel.tsx';
import { SendButton } from '../design/send-button.tsx';
import { useSend } from '../design/use-send.ts';
import { CodeStep } from './code-step.tsx';
import { askForCode, proveContact } from './contact-calls.ts';

/** Calls that send and take the code of a contact. */
export interface ContactCalls {
  readonly codeCall: CallRef<typeof contactsInitVerification>;
  readonly verifyCall: CallRef<typeof contactsVerify>;
}

interface VerifyPanelProps extends ContactCalls {
  readonly id: string;
  readonly contact: string;
  /** Words of the button that sends the code. */
  readonly label: string;
  readonly look?: 'primary' | 'secondary';
  readonly level?: 'h2' | 'h3';
  /** The code is on its way already. */
  readonly sent?: boolean;
  readonly onProved: () => void;
}

/** A signed-in customer proves a contact: asks for a code, then gives it. */
export function VerifyPanel(props: VerifyPanelProps) {
  const { id, contact, codeCall, verifyCall, label, look = 'primary', level = 'h2' } = props;
  const { locale } = usePage();
  const [sent, setSent] = useState(props.sent ?? false);
  const sending = useSend();
  const ask = () => askForCode(codeCall, contact, locale);
  if (sent)
    return (
      <CodeStep
        id={id}
        level={level}
        contact={contact}
        verify={async (code) => {
          await proveContact(verifyCall, { contact, code }, locale);
          props.onProved();
        }}
        resend={ask}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ErrorPanel text={sending.error} />
      <SendButton
        busy={sending.busy}
        label={label}
        look={look}
        wide={look === 'primary'}
        onPress={() =>
          void sending.send(async () => {
            await ask();
            setSent(true);
          })
        }
      />
    </div>
  );
}
