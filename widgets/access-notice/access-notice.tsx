import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import type { AccessNoticeProps } from './props.ts';

/** A page that has nothing to show to this visitor: what it is for, why nothing is seen, and where to go on. */
export function AccessNotice({ props, block }: ViewProps<AccessNoticeProps>) {
  const { t, href, path, session } = usePage();
  const own = (part: 'heading' | 'about') => {
    const key = `access-notice.${part}-${props.screen}`;
    const words = t(key);
    return words === key ? null : words;
  };
  const about = own('about');
  const why = session.signedIn ? t('access-notice.other-status') : t('access-notice.sign-in-needed');
  return (
    <AccountCard
      block={block}
      // The title of a fixed screen may be the key of a text.
      title={own('heading') ?? t(props.title)}
      lead={
        <>
          {about && <p className="mb-3 text-lead">{about}</p>}
          <p>{why}</p>
        </>
      }
      foot={
        !session.signedIn && (
          <p>
            {t('access-notice.no-account')}{' '}
            <a className="text-link inline-flex min-h-11 items-center" href={href('/')}>
              {t('access-notice.home')}
            </a>
          </p>
        )
      }
    >
      {session.signedIn ? (
        <a className="btn btn-primary w-full" href={href(props.leads_to ?? '/')}>
          {t('access-notice.go-on')}
        </a>
      ) : (
        <a className="btn btn-primary w-full" href={signInAddress(href('/signin'), { next: href(path) })}>
          {t('access-notice.sign-in')}
        </a>
      )}
    </AccountCard>
  );
}

export default AccessNotice;
