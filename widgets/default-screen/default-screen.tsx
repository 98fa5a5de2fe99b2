import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorScreen } from '#ui/design/error-screen.tsx';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
import type { DefaultScreenProps } from './props.ts';

/** A wall that is being laid: the upper rows are still open. */
const rows = ['........', '..oy..ka', 'qd..wtqd', 'hdodhtkd', 'rdhdedhd'] as const;

/** A fixed screen whose own widget does not exist yet: says so honestly, and how to get the thing done meanwhile. */
export function DefaultScreen({ props, block }: ViewProps<DefaultScreenProps>) {
  const { t, href } = usePage();
  const own = (part: 'title' | 'text') => {
    const key = `screens.${props.screen}.${part}`;
    const words = t(key);
    return words === key ? t(`default-screen.${part}`) : words;
  };
  return (
    <ErrorScreen
      block={block}
      picture={
        <div className="mx-auto w-full max-w-sm rounded-card rounded-tr-[6rem] bg-sun-soft p-10 pb-0">
          <Mosaic rows={rows} className="h-auto w-full" />
        </div>
      }
      label=""
      title={own('title')}
      text={own('text')}
      help={
        props.phone && (
          <p className="mt-8 text-ink-soft">
            {t('default-screen.call')}{' '}
            <a className="text-link inline-flex min-h-11 items-center" href={phoneLink(props.phone)}>
              {props.phone}
            </a>
          </p>
        )
      }
    >
      <a className="btn btn-primary" href={href('/')}>
        {t('default-screen.home')}
      </a>
      <a className="btn btn-secondary" href={href('/contacts')}>
        {t('default-screen.contacts')}
      </a>
    </ErrorScreen>
  );
}

export default DefaultScreen;
