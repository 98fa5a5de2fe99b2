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
      <div className={inBar ? 'wrap py-5' : 'card max-w-3xl p-6 @container sm:p-8'}>
        {inBar ? <Bar props={props} block={block} /> : <Inline props={props} block={block} />}
      </div>
    </section>
  );
}

type Part = Pick<ViewProps<CookieConsentProps>, 'props' | 'block'>;

function Bar({ props, block }: Part) {
  const { t } = usePage();
  return (
    <>
      <div className="grid items-center gap-x-10 gap-y-4 desktop:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          {/* Not a heading: it stands before the page's own. */}
          <p id={`${block.id}-question`} tabIndex={-1} className="text-heading font-bold">
            {props.title ?? t('cookie-consent.title')}
          </p>
          <Question props={props} />
        </div>
        <div className="grid gap-2 sm:grid-cols-3">
          <ChoiceButton choice="none" />
          <button
            type="button"
            data-consent-choice="open"
            aria-expanded="false"
            aria-controls={`${block.id}-details`}
            className="btn btn-secondary"
          >
            {t('cookie-consent.open')}
          </button>
          <ChoiceButton choice="all" />
        </div>
      </div>
      <div
        id={`${block.id}-details`}
        data-consent-details
        hidden
        className="mt-5 grid gap-5 border-t border-line pt-5"
      >
        <ConsentCategories blockId={block.id} props={props} />
        <p>
          <ChoiceButton choice="chosen" />
        </p>
      </div>
    </>
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
      {text ?? t('cookie-consent.text')}{' '}
      {policy && (
        <a className="text-link inline-block py-0.5" href={href(policy.href)}>
          {policy.label}
        </a>
      )}
    </p>
  );
}

/** One of the equal answers; `renderer/browser/consent.ts` does what they say. */
function ChoiceButton({ choice }: { choice: 'none' | 'chosen' | 'all' }) {
  const { t } = usePage();
  return (
    <button type="button" data-consent-choice={choice} className="btn btn-secondary">
      {t(`cookie-consent.${choice}`)}
    </button>
  );
}

export default CookieConsent;
