import { ArrowRight, Calculator, Headset, KeyRound, Settings } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { bindShortWords } from '#ui/design/short-words.ts';
import { EndedContracts } from '#ui/loan/ended-contracts.tsx';
import { Invitation } from './invitation.tsx';
import type { DashboardProps } from './props.ts';
import type { queries } from './queries.ts';
import { StatusCard } from './status-card.tsx';

const tiles = ['........qd', '..wt..qtly', 'qyrdkdhdoa'] as const;

/** Where a customer's things stand and where to go on; an invitation for everybody else. */
export function Dashboard({
  props,
  data,
  block,
}: ViewProps<DashboardProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { overview } = data;
  if (!overview) return <Invitation props={props} block={block} />;
  const Heading = block.first ? 'h1' : 'h2';
  const links = [
    { key: 'settings', link: '/profile-settings', Icon: Settings },
    { key: 'password', link: '/password-change', Icon: KeyRound },
    { key: 'calculator', link: props.calculator, Icon: Calculator },
    { key: 'help', link: '/contacts', Icon: Headset },
  ] as const;
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap @container">
        <div className="relative overflow-hidden rounded-card bg-brand-soft p-6 pb-28 sm:p-10 sm:pb-10">
          <Mosaic
            rows={tiles}
            className="absolute right-0 bottom-0 h-24 w-auto dark:[&_.fill-deep]:fill-deep-line sm:h-full sm:max-h-36"
          />
          <Heading
            id={`${block.id}-heading`}
            className="relative max-w-[22ch] text-title break-words sm:max-w-[60%]"
          >
            {bindShortWords(
              overview.firstName
                ? t('dashboard.hello', { name: overview.firstName })
                : t('dashboard.hello-nameless'),
            )}
          </Heading>
          <p className="relative mt-2 text-lead text-ink-soft sm:max-w-[60%]">{t('dashboard.lead')}</p>
        </div>
        <div className="mt-6 grid gap-6 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-6">
            <StatusCard
              standing={overview.standing}
              payment={overview.payment}
              calculator={props.calculator}
            />
            {overview.ended.length > 0 && (
              <div className="card p-6 sm:p-8">
                <h2 className="text-xl font-bold">{t('contract.ended.title')}</h2>
                <p className="mt-1.5 mb-3 text-ink-soft">{t('contract.ended.text')}</p>
                <EndedContracts contracts={overview.ended} />
              </div>
            )}
          </div>
          <nav aria-label={t('dashboard.links')} className="card p-2 sm:p-4">
            <ul>
              {links.map(({ key, link, Icon }) => (
                <li key={key} className="border-b border-line last:border-b-0">
                  <a
                    href={href(link)}
                    className="flex min-h-14 items-center gap-4 rounded-control px-3 py-2 font-semibold hover:bg-brand-soft"
                  >
                    <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
                    <span className="min-w-0 flex-1">{t(`dashboard.${key}`)}</span>
                    <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {!overview.emailVerified && (
          <p className="mt-6 rounded-card bg-sun-soft p-5 text-sun-ink">
            {t('dashboard.unverified')}{' '}
            <a className="font-semibold underline underline-offset-4" href={href('/profile-settings')}>
              {t('dashboard.verify')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

export default Dashboard;
