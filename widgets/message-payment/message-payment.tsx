import { Wallet } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { MessageCard } from '#ui/chat/message-card.tsx';
import type { MessagePaymentProps } from './props.ts';

interface View {
  readonly props: MessagePaymentProps;
  /** `attach`, in a message: the id of the field that takes files. */
  readonly data: { readonly attach?: string };
}

/** The way to the screen of repayment, which knows what is owed. No sum and no account number travel in a message. */
export function MessagePayment({ data }: View) {
  const { t, href } = usePage();
  return (
    <MessageCard
      icon={Wallet}
      title={t('chat-room.card-payment')}
      text={t('chat-room.card-payment-text')}
      inMessage={'attach' in data}
    >
      <a href={href('/active-contract/debt-repayment')} className="btn btn-primary">
        {t('chat-room.card-payment-action')}
      </a>
    </MessageCard>
  );
}

export default MessagePayment;
