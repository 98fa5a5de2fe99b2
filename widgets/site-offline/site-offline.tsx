import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorScreen } from '../process-error/error-screen.tsx';
import type { SiteOfflineProps } from './props.ts';
import { SleepingMosaic } from './sleeping-mosaic.tsx';

/** The whole site is offline (503): the host's own words when it sent any (specification 4 and 8). */
export function SiteOffline({ props, block }: ViewProps<SiteOfflineProps>) {
  const { t, href, path } = usePage();
  return (
    <ErrorScreen
      block={block}
      picture={<SleepingMosaic />}
      label={t('site-offline.message')}
      title={t('error.503.title')}
      text={props.text || t('error.503.text')}
    >
      <a className="btn btn-primary" href={href(path)}>
        {t('site-offline.retry')}
      </a>
    </ErrorScreen>
  );
}

export default SiteOffline;
