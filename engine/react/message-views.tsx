import { createContext, type ReactNode, useContext } from 'react';

/** A view of the registry, as a message shows it. */
export type MessageView = (props: {
  readonly props: Record<string, unknown>;
  readonly slots: Readonly<Record<string, never>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly block: { readonly id: string; readonly first: boolean };
}) => ReactNode;

/** Fetches the view of a widget type. */
export type LoadMessageView = (type: string) => Promise<MessageView>;

const MessageViewsContext = createContext<LoadMessageView | null>(null);
export const MessageViewsProvider = MessageViewsContext;

/** How a message comes by the view of its widget; null on the server, where its words stand alone. */
export const useMessageViews = (): LoadMessageView | null => useContext(MessageViewsContext);
