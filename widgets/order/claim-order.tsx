import { usePage } from '#engine/react/page-context.tsx';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { OrderCard } from './order-card.tsx';
import type { ShownOrder } from './use-order.ts';

interface Props {
  readonly shown: ShownOrder;
  readonly heading: 'h2' | 'h3';
  readonly orders: string;
}

/**
 * Keeps a guest's order in an account. Who has to sign in first opens the letter's link again afterwards: the sign-in knows
 * nothing of what opens the order ([sec 12]).
 */
export function ClaimOrder({ shown, heading, orders }: Props) {
  const { t, href, session } = usePage();
  const sending = useSend();
  if (!session.signedIn)
    return (
      <OrderCard heading={heading} title={t('order.claim')} text={t('order.claim-sign-in-text')}>
        <a
          className="text-link inline-flex min-h-11 items-center justify-self-start"
          href={signInAddress(href('/signin'), { next: href(orders) })}
        >
          {t('order.sign-in')}
        </a>
      </OrderCard>
    );
  return (
    <OrderCard heading={heading} title={t('order.claim')} text={t('order.claim-text')}>
      <ErrorPanel text={sending.error} />
      <SendButton
        look="secondary"
        busy={sending.busy}
        label={t('order.claim-here')}
        onPress={() => void sending.send(() => shown.act('claim'))}
      />
    </OrderCard>
  );
}
