import { Phone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorScreen } from '#ui/design/error-screen.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
import { SleepingMosaic } from '#ui/design/sleeping-mosaic.tsx';
import type { SiteOfflineProps } from './props.ts';

/** The whole site is offline (503): the host's own words when it sent any (specification 4 and 8). */
export function SiteOffline({ props, block }: ViewProps<SiteOfflineProps>) {
  const { t, href, path } = usePage();
  return (
    <ErrorScreen
      block={block}
      picture={<SleepingMosaic />}
      label={t('runtime.closed.label')}
      title={t('error.503.title')}
      text={props.text || t('error.503.text')}
      help={props.phone && <p className="mt-8 max-w-[60ch] text-ink-soft">{t('site-offline.help')}</p>}
    >
      <a className="btn btn-primary" href={href(path)}>
        {t('runtime.closed.retry')}
      </a>
      {props.phone && (
        <a className="btn btn-secondary" href={phoneLink(props.phone)}>
          <Phone aria-hidden="true" className="size-5" />
          {t('site-offline.call', { phone: props.phone })}
        </a>
      )}
    </ErrorScreen>
  );
}

export default SiteOffline;
