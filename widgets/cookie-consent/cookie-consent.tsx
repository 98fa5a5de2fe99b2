import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ConsentCategories } from './consent-categories.tsx';
import type { CookieConsentProps } from './props.ts';

/** Shown by the module of consent, which marks the document while the question is open. */
const bar =
  'fixed inset-x-0 bottom-0 z-50 hidden max-h-[75dvh] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-raised [html[data-consent=ask]_&]:block';

/**
 * Asks for consent to what is not necessary. To refuse is as easy as to agree: the same buttons, in one row, none of
 * them coloured (GDPR, art. 4(11) and 7(3); EDPB guidelines 05/2020 and 03/2022).
 */
export function CookieConsent({ props, block }: ViewProps<CookieConsentProps>) {
  const { placement, version, analytics, marketing } = props;
  if (!analytics && !marketing) return null;
  const inBar = placement === 'bar';
  return (
    <section
      data-consent-form={placement}
      data-version={version}
      data-print="no"
      aria-labelledby={`${block.id}-question`}
      className={inBar ? bar : 'wrap band'}
    >
      <div className={inBar ? 'wrap py-3.5' : 'card max-w-3xl p-6 @container sm:p-8'}>
        {inBar ? <Bar props={props} block={block} /> : <Inline props={props} block={block} />}
      </div>
    </section>
  );
}

type Part = Pick<ViewProps<CookieConsentProps>, 'props' | 'block'>;

/** Two lines and two answers, so that a phone shows the page behind it; what is behind the answers opens on demand. */
function Bar({ props, block }: Part) {
  const { t, href } = usePage();
  const asked = props.analytics && props.marketing ? 'both' : props.analytics ? 'analytics' : 'marketing';
  return (
    <>
      <div className="grid items-center gap-x-10 gap-y-3 desktop:grid-cols-[minmax(0,1fr)_auto]">
        <p className="text-sm leading-relaxed desktop:text-base">
          {/* Not a heading: it stands before the page's own. */}
          <strong id={`${block.id}-question`} tabIndex={-1}>
            {props.title ?? t('cookie-consent.bar-title')}
          </strong>{' '}
          <span className="text-ink-soft">{props.text ?? t(`cookie-consent.bar-${asked}`)}</span>{' '}
          <button
            type="button"
            data-consent-choice="open"
            aria-expanded="false"
            aria-controls={`${block.id}-details`}
            className="text-link inline-block py-0.5"
          >
            {t('cookie-consent.open')}
          </button>
        </p>
        <div className="grid grid-cols-2 gap-2 desktop:w-96">
          <ChoiceButton choice="none" narrow />
          <ChoiceButton choice="all" narrow />
        </div>
      </div>
      <div
        id={`${block.id}-details`}
        data-consent-details
        hidden
        className="mt-4 grid gap-5 border-t border-line pt-5"
      >
        <Chosen />
        <ConsentCategories blockId={block.id} props={props} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ChoiceButton choice="chosen" />
          <Policy policy={props.policy} href={href} />
        </p>
      </div>
    </>
  );
}

const answers = ['none', 'some', 'all'] as const;

/** What the visitor answered before. The page is everybody's: the script shows the one line that is true. */
function Chosen() {
  const { t } = usePage();
  return (
    <>
      {answers.map((answer) => (
        <p key={answer} data-consent-answer={answer} hidden className="font-semibold">
          {t(`cookie-consent.answer-${answer}`)}
        </p>
      ))}
    </>
  );
}

interface PolicyProps {
  readonly policy: CookieConsentProps['policy'] | undefined;
  readonly href: (link: string) => string;
}

function Policy({ policy, href }: PolicyProps) {
  return (
    policy && (
      <a className="text-link inline-block py-0.5" href={href(policy.href)}>
        {policy.label}
      </a>
    )
  );
}

function Inline({ props, block }: Part) {
  const { t } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <>
      <Heading id={`${block.id}-question`} className="text-title hyphens-auto">
        {props.title ?? t('cookie-consent.title')}
      </Heading>
      <Question props={props} />
      <noscript>
        <p className="mt-4 font-semibold">{t('cookie-consent.no-script')}</p>
      </noscript>
      <div className="mt-6 grid gap-6 noscript:hidden">
        <Chosen />
        <ConsentCategories blockId={block.id} props={props} />
        <div className="grid gap-2 @lg:grid-cols-3">
          <ChoiceButton choice="none" />
          <ChoiceButton choice="chosen" />
          <ChoiceButton choice="all" />
        </div>
        <p role="status" className="min-h-6 font-semibold text-success">
          <span data-consent-saved hidden>
            {t('cookie-consent.saved')}
          </span>
        </p>
      </div>
    </>
  );
}

function Question({ props: { text, policy } }: Pick<Part, 'props'>) {
  const { t, href } = usePage();
  return (
    <p className="mt-1 max-w-prose text-ink-soft">
      {text ?? t('cookie-consent.text')} <Policy policy={policy} href={href} />
    </p>
  );
}

/** One of the equal answers; `renderer/browser/consent.ts` does what they say. */
function ChoiceButton({ choice, narrow }: { choice: 'none' | 'chosen' | 'all'; narrow?: boolean }) {
  const { t } = usePage();
  return (
    <button
      type="button"
      data-consent-choice={choice}
      className={`btn btn-secondary ${narrow ? 'px-2 max-sm:text-sm' : ''}`}
    >
      {t(`cookie-consent.${choice}`)}
    </button>
  );
}

export default CookieConsent;
