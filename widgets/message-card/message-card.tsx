import { CreditCard } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { MessageCard } from '#ui/chat/message-card.tsx';
import type { MessageCardActionProps } from './props.ts';

interface View {
  readonly props: MessageCardActionProps;
  /** `attach`, in a message: the id of the field that takes files. */
  readonly data: { readonly attach?: string };
}

/** What the customer can do with the card. It is done on the screen of the card, with its own checks. */
export function MessageCardAction({ props, data }: View) {
  const { t, href } = usePage();
  return (
    <MessageCard
      icon={CreditCard}
      title={t(`chat-room.card-card-${props.action}`)}
      text={t('chat-room.card-card-text')}
      inMessage={'attach' in data}
    >
      <a href={href('/active-contract/card-details')} className="btn btn-primary">
        {t('chat-room.card-card-action')}
      </a>
    </MessageCard>
  );
}

export default MessageCardAction;
