import { Phone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorScreen } from '#ui/design/error-screen.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
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
      help={
        <ul className="mt-10 grid max-w-[60ch] list-disc gap-2 border-t border-line pt-6 pl-5 text-ink-soft">
          <li>{t('process-error.once')}</li>
          {props.phone && <li>{t('process-error.code')}</li>}
        </ul>
      }
    >
      <a className="btn btn-primary" href={href('/')}>
        {t('process-error.home')}
      </a>
      {props.phone && (
        <a className="btn btn-secondary" href={phoneLink(props.phone)}>
          <Phone aria-hidden="true" className="size-5" />
          {t('process-error.call', { phone: props.phone })}
        </a>
      )}
    </ErrorScreen>
  );
}

export default ProcessError;
