import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { DemoAccount } from '#schemas/demo-accounts.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { AccountForm } from '#ui/account/account-form.tsx';
import { withCarried } from '#ui/account/carried-query.ts';
import { enterAccount } from '#ui/account/enter-account.ts';
import { carriedNext } from '#ui/account/sign-in-visit.ts';
import { Notice } from '#widgets/signin/notice.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LinkWay } from './link-way.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import type { SignInProps } from './props.ts';
import type { queries } from './queries.ts';
import { SignatureWay } from './signature-way.tsx';
import { SocialWays } from './social-ways.tsx';

/** The ways into an account: e-mail and password first, everything else behind one disclosure. */
export function SignIn({ props, data, block }: ViewProps<SignInProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { entry } = data;
  const { way, group, groups, next } = entry;
  const along = carriedNext(next);
  const [demo, setDemo] = useState<DemoAccount | null>(null);
  const id = `${block.id}-${way}`;
  return (
    <AccountCard
      block={block}
      title={props.title || t('signin.title')}
      lead={props.lead || t(`signin.lead-${way}`)}
      foot={
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span>
            {t('signin.no-account')}{' '}
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={withCarried(href('/signup'), along)}
            >
              {t('signin.signup')}
            </a>
          </span>
          <a className="text-link inline-flex min-h-11 items-center" href={href('/password-restore')}>
            {t('signin.forgotten')}
          </a>
        </p>
      }
    >
      {entry.ended && (
        <Notice
          title={t('signin.ended')}
          text={t(next === null ? 'signin.ended-text' : 'signin.ended-back')}
        />
      )}
      {way === 'password' && (
        <>
          <AccountForm
            key={demo?.email ?? ''}
            id={id}
            form={entry.form}
            {...(demo ? { values: { email: demo.email, password: demo.password } } : {})}
            onDone={() => enterAccount(href('/'))}
          />
          {entry.demo && <DemoAccounts accounts={entry.demo} choose={setDemo} />}
        </>
      )}
      {way === 'passkey' && <PasskeyWay id={id} calls={entry.passkeyCalls} />}
      {way === 'link' && <LinkWay id={id} call={entry.linkCall} next={next} />}
      {way === 'signature' && <SignatureWay id={id} call={entry.signatureCall} />}
      <OtherWays current={way} group={group} groups={groups} next={next}>
        {entry.networks.length > 0 && entry.socialTokenCall !== null && (
          <SocialWays id={`${block.id}-social`} networks={entry.networks} tokenCall={entry.socialTokenCall} />
        )}
      </OtherWays>
    </AccountCard>
  );
}

export default SignIn;
