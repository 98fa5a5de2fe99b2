import { FileUp } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { MessageCard } from '#ui/chat/message-card.tsx';
import type { MessageDocumentProps } from './props.ts';

interface View {
  readonly props: MessageDocumentProps;
  /** `attach`, in a message: the id of the field that takes files. */
  readonly data: { readonly attach?: string };
}

/** Which document the agent needs. It is added as a file of the chat, by the chat’s own field. */
export function MessageDocument({ props, data }: View) {
  const { t } = usePage();
  const { attach } = data;
  return (
    <MessageCard
      icon={FileUp}
      title={t(`chat-room.card-document-${props.document}`)}
      text={t('chat-room.card-document-text')}
      inMessage={attach !== undefined}
    >
      <button
        type="button"
        className="btn btn-secondary noscript:hidden"
        onClick={() => attach !== undefined && document.getElementById(attach)?.click()}
      >
        {t('chat-room.card-document-action')}
      </button>
    </MessageCard>
  );
}

export default MessageDocument;
