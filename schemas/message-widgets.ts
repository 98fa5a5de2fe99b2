import { type Static, type TObject, Type } from 'typebox';
import { askedDocuments, cardActions, type MessageWidgetType } from './message-widget-types.ts';

const strict = { additionalProperties: false } as const;
const choice = <const T extends readonly string[]>(words: T, title: string, first: T[number]) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], title, default: first, field: 'choice' });

/**
 * Props of the widgets a message may carry. The platform checks with them what an agent or a bot sends, and the registry has
 * them as the widgets' own. None holds an address or words: where a widget leads is the widget's business, so nothing that
 * was put into a message can lead a customer out of the house.
 */
export const messageWidgetProps = {
  'message-calculator': Type.Object(
    {
      amount: Type.Integer({
        title: 'Amount',
        minimum: 100,
        maximum: 1_000_000,
        default: 5000,
        field: 'number',
      }),
      months: Type.Integer({
        title: 'Term in months',
        minimum: 1,
        maximum: 360,
        default: 24,
        field: 'number',
      }),
    },
    strict,
  ),
  'message-document': Type.Object({ document: choice(askedDocuments, 'Document', 'income') }, strict),
  'message-payment': Type.Object({}, strict),
  'message-card': Type.Object({ action: choice(cardActions, 'What to do', 'block') }, strict),
} as const satisfies Readonly<Record<MessageWidgetType, TObject>>;

type Props = typeof messageWidgetProps;
const entry = <T extends MessageWidgetType>(type: T) =>
  Type.Object({ type: Type.Literal(type), props: messageWidgetProps[type] as Props[T] }, strict);

/** A widget of the allow-list with props that are right. */
export const MessageWidget = Type.Union([
  entry('message-calculator'),
  entry('message-document'),
  entry('message-payment'),
  entry('message-card'),
]);
export type MessageWidget = Static<typeof MessageWidget>;
