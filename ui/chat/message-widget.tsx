import { Component, type ReactNode, useEffect, useState } from 'react';
import { type MessageView, useMessageViews } from '#engine/react/message-views.tsx';
import type { ChatMessage } from '#schemas/chat.ts';
import { isMessageWidget } from '#schemas/message-widget-types.ts';
import { fileFieldId } from './use-attachment.ts';

interface Props {
  readonly message: ChatMessage & { readonly widget: NonNullable<ChatMessage['widget']> };
}

/** The widget of a message, from the registry. What is not on the list, cannot be had or breaks is left out: the words stay. */
export function MessageWidget({ message: { uuid, room_uuid, widget } }: Props) {
  const load = useMessageViews();
  const [View, setView] = useState<MessageView | null>(null);
  const { type, props } = widget;
  useEffect(() => {
    if (!load || !isMessageWidget(type)) return;
    let wanted = true;
    load(type).then(
      (view) => wanted && setView(() => view),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load, type]);
  if (!isMessageWidget(type)) return null;
  return (
    // Its place is kept, so that what is read does not move when the view comes.
    <div className="mt-2 min-h-24">
      {View && (
        <LeftOut>
          <View
            props={props}
            slots={{}}
            data={{ attach: fileFieldId(room_uuid) }}
            block={{ id: `widget-${uuid}`, first: false }}
          />
        </LeftOut>
      )}
    </div>
  );
}

class LeftOut extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
