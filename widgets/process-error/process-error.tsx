import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PausedMosaic } from './paused-mosaic.tsx';
import type { ProcessErrorProps } from './props.ts';

/** Shown at `/bpm-error`, when the host reports that applications cannot be processed (status 555). */
export function ProcessError({ props, block }: ViewProps<ProcessErrorProps>) {
  const { t, href } = usePage();
  return (
    <ErrorScreen
      block={block}
      picture={<PausedMosaic />}
      label={t('process-error.label')}
      title={t('error.555.title')}
      text={t('error.555.text')}
    >
      <a className="btn btn-primary" href={href('/')}>
        {t('process-error.home')}
      </a>
      {props.phone && (
        <a className="btn btn-secondary" href={`tel:${props.phone.replace(/[^+\d]/g, '')}`}>
          {t('process-error.call', { phone: props.phone })}
        </a>
      )}
    </ErrorScreen>
  );
}

export default ProcessError;
