import { Clock, Eye, Landmark, type LucideIcon, Send, ShieldCheck } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { type IdentityWay, identityWays } from '#ui/loan/other-ways.tsx';
import type { IdentificationProps } from './props.ts';
import type { queries } from './queries.ts';

const ways: readonly (readonly [way: IdentityWay, icon: LucideIcon])[] = [
  ['kontomatik', Landmark],
  ['transaction-link', ShieldCheck],
  ['transfer', Send],
];

/** Three ways of proving who one is: what each means, how long it takes, what is read. None is preferred. */
export function Identification({
  props,
  data,
  block,
}: ViewProps<IdentificationProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { failure } = data.last;
  return (
    <LoanCard
      block={block}
      stage="identity"
      title={props.title || t('identification.title')}
      lead={props.lead || t('identification.lead')}
      foot={<p className="text-sm text-ink-soft">{t('identification.safety')}</p>}
    >
      {failure && (
        <div className="rounded-control bg-danger-soft p-4 text-danger">
          <p className="font-semibold">{t(`identification.fail.${failure}`)}</p>
          <p className="mt-1">{t(`identification.fail.${failure}-text`)}</p>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {ways.map(([way, Icon]) => (
          <li
            key={way}
            className="relative grid grid-cols-1 gap-3 rounded-card border border-line-strong p-5 focus-within:border-brand hover:border-brand hover:bg-brand-soft sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-5"
          >
            <span className="icon-tile" aria-hidden="true">
              <Icon className="size-6" />
            </span>
            <div className="min-w-0">
              <h2 className="text-lg font-bold break-words">
                <a className="after:absolute after:inset-0 after:rounded-card" href={href(identityWays[way])}>
                  {t(`identification.way.${way}`)}
                </a>
              </h2>
              <p className="mt-1">{bindShortWords(t(`identification.way.${way}-text`))}</p>
              <dl className="mt-3 grid gap-1.5 text-sm text-ink-soft">
                <Fact
                  icon={Clock}
                  name={t('identification.time')}
                  text={t(`identification.way.${way}-time`)}
                />
                <Fact
                  icon={Eye}
                  name={t('identification.reads')}
                  text={t(`identification.way.${way}-reads`)}
                />
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </LoanCard>
  );
}

function Fact({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="flex shrink-0 gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 text-brand" />
        {name}
      </dt>
      <dd className="min-w-0 break-words text-ink">{text}</dd>
    </div>
  );
}

export default Identification;
