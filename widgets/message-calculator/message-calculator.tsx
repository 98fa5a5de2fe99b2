import { Calculator } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { MessageCard } from '#ui/chat/message-card.tsx';
import type { MessageCalculatorProps } from './props.ts';

const minorPerUnit = 100;

interface View {
  readonly props: MessageCalculatorProps;
  /** `attach`, in a message: the id of the field that takes files. */
  readonly data: { readonly attach?: string };
}

/** A sum and a term an agent has worked out with the customer. Costs stand where the law wants all of them: in the calculator and the application. */
export function MessageCalculator({ props, data }: View) {
  const { t, href, locale } = usePage();
  const { amount, months } = props;
  const query = new URLSearchParams({ curSum: String(amount), curTerm: String(months) });
  return (
    <MessageCard
      icon={Calculator}
      title={t('chat-room.card-calculator', {
        amount: formatMoney(amount * minorPerUnit, locale, 'PLN'),
        count: months,
      })}
      text={t('chat-room.card-calculator-text')}
      inMessage={'attach' in data}
    >
      <a href={`${href('/signup')}?${query}`} className="btn btn-primary">
        {t('chat-room.card-calculator-action')}
      </a>
      <a href={href('/')} className="btn btn-secondary">
        {t('chat-room.card-calculator-more')}
      </a>
    </MessageCard>
  );
}

export default MessageCalculator;
