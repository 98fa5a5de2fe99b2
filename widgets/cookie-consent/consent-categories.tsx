import { usePage } from '#engine/react/page-context.tsx';
import type { CookieConsentProps } from './props.ts';

interface Props {
  readonly blockId: string;
  readonly props: CookieConsentProps;
}

/** What can be agreed to, each for itself. Nothing is ticked for the visitor; the answer so far is filled in by script. */
export function ConsentCategories({ blockId, props }: Props) {
  const { t } = usePage();
  const { analytics, analyticsText, marketing, marketingText } = props;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{t('cookie-consent.categories')}</legend>
      <div className="tick">
        <input type="checkbox" id={`${blockId}-necessary`} checked disabled readOnly />
        <label htmlFor={`${blockId}-necessary`}>
          <Words name={t('cookie-consent.necessary')} text={t('cookie-consent.necessary-text')} />
        </label>
      </div>
      {analytics && (
        <div className="tick">
          <input type="checkbox" id={`${blockId}-analytics`} name="analytics" autoComplete="off" />
          <label htmlFor={`${blockId}-analytics`}>
            <Words
              name={t('cookie-consent.analytics')}
              text={analyticsText ?? t('cookie-consent.analytics-text')}
            />
          </label>
        </div>
      )}
      {marketing && (
        <div className="tick">
          <input type="checkbox" id={`${blockId}-marketing`} name="marketing" autoComplete="off" />
          <label htmlFor={`${blockId}-marketing`}>
            <Words
              name={t('cookie-consent.marketing')}
              text={marketingText ?? t('cookie-consent.marketing-text')}
            />
          </label>
        </div>
      )}
    </fieldset>
  );
}

const Words = ({ name, text }: { name: string; text: string }) => (
  <>
    <strong className="font-semibold">{name}</strong>
    <span className="block text-ink-soft">{text}</span>
  </>
);
