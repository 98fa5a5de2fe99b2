import { X } from 'lucide-react';
import { askedDocuments, cardActions } from '#schemas/message-widget-types.ts';
import type { MessageWidget } from '#schemas/message-widgets.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';

/** Cards as they are put in. */
export const newCards: readonly MessageWidget[] = [
  { type: 'message-calculator', props: { amount: 5000, months: 24 } },
  { type: 'message-document', props: { document: 'income' } },
  { type: 'message-payment', props: {} },
  { type: 'message-card', props: { action: 'block' } },
];

interface Props {
  readonly card: MessageWidget;
  readonly onChange: (card: MessageWidget | null) => void;
}

/** The card that goes with the message: what it is, and what of it can be set. */
export function MessageCardFields({ card, onChange }: Props) {
  const { t } = useStudioTexts();
  return (
    <fieldset className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-sunken px-3 py-2">
      <legend className="sr-only">{t('chats.card')}</legend>
      <p className="grow basis-full font-semibold">{t(`chats.${card.type}`)}</p>
      <CardFields card={card} onChange={onChange} />
      <button
        type="button"
        className="s-btn s-btn-quiet s-icon-btn ml-auto"
        aria-label={t('chats.card-remove')}
        onClick={() => onChange(null)}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </fieldset>
  );
}

function CardFields({ card, onChange }: Props) {
  const { t } = useStudioTexts();
  switch (card.type) {
    case 'message-calculator': {
      const { props } = card;
      return (['amount', 'months'] as const).map((name) => (
        <Field key={name} label={t(`chats.card-${name}`)}>
          {(control) => (
            <input
              {...control}
              type="number"
              className="s-input w-32"
              min={name === 'amount' ? 100 : 1}
              max={name === 'amount' ? 1_000_000 : 360}
              value={props[name]}
              onChange={({ target }) =>
                onChange({ ...card, props: { ...props, [name]: target.valueAsNumber } })
              }
            />
          )}
        </Field>
      ));
    }
    case 'message-document':
      return (
        <Field label={t('chats.card-document')}>
          {(control) => (
            <select
              {...control}
              className="s-input"
              value={card.props.document}
              onChange={({ target }) => {
                const document = askedDocuments.find((one) => one === target.value);
                if (document) onChange({ ...card, props: { document } });
              }}
            >
              {askedDocuments.map((one) => (
                <option key={one} value={one}>
                  {t(`chats.document-${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case 'message-card':
      return (
        <Field label={t('chats.card-action')}>
          {(control) => (
            <select
              {...control}
              className="s-input"
              value={card.props.action}
              onChange={({ target }) => {
                const action = cardActions.find((one) => one === target.value);
                if (action) onChange({ ...card, props: { action } });
              }}
            >
              {cardActions.map((one) => (
                <option key={one} value={one}>
                  {t(`chats.action-${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case 'message-payment':
      return null;
  }
}
