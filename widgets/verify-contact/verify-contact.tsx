import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { VerifyPanel } from '#ui/account/verify-panel.tsx';
import { Result } from '#ui/design/result.tsx';
import type { VerifyContactProps } from './props.ts';
import type { queries } from './queries.ts';

/** A customer confirms an address or number of the account with a code (specification 5: contact and code). */
export function VerifyContact({
  props,
  data,
  block,
}: ViewProps<VerifyContactProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { contact, codeCall, verifyCall } = data.wanted;
  const [proved, setProved] = useState(false);
  return (
    <AccountCard
      block={block}
      title={props.title || t('verify-contact.title')}
      lead={contact !== null && !proved && (props.lead || t('verify-contact.lead'))}
    >
      {proved && <Result kind="done" title={t('verify-contact.done')} text={t('verify-contact.done-text')} />}
      {contact === null && <p className="empty-state">{t('verify-contact.nothing')}</p>}
      {contact !== null && !proved && (
        <>
          <p>
            {t('verify-contact.to')} <strong className="break-words">{contact}</strong>
          </p>
          <VerifyPanel
            id={`${block.id}-code`}
            contact={contact}
            codeCall={codeCall}
            verifyCall={verifyCall}
            label={t('verify-contact.send')}
            onProved={() => setProved(true)}
          />
        </>
      )}
    </AccountCard>
  );
}

export default VerifyContact;
