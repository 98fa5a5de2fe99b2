import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import type { DashboardProps } from './props.ts';

interface InvitationProps {
  readonly props: DashboardProps;
  readonly block: BlockInfo;
}

/** For visitors who are not signed in: what an account is good for, and the ways to one. */
export function Invitation({ props, block }: InvitationProps) {
  const { t, href, path } = usePage();
  return (
    <AccountCard
      block={block}
      title={props.title || t('dashboard.invite')}
      lead={t('dashboard.invite-text')}
      foot={
        <p>
          {t('dashboard.just-looking')}{' '}
          <a className="text-link inline-flex min-h-11 items-center" href={href(props.calculator)}>
            {t('dashboard.calculate')}
          </a>
        </p>
      }
    >
      <div className="grid gap-3">
        <a className="btn btn-primary" href={signInAddress(href('/signin'), { next: href(path) })}>
          {t('dashboard.signin')}
        </a>
        <a className="btn btn-secondary" href={href('/signup')}>
          {t('dashboard.signup')}
        </a>
      </div>
    </AccountCard>
  );
}
