import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { DefaultScreenProps } from './props.ts';

/** A fixed screen whose own widget does not exist yet: says so honestly, and how to get the thing done meanwhile. */
export function DefaultScreen({ props, block }: ViewProps<DefaultScreenProps>) {
  const { t, href } = usePage();
  const own = (part: 'title' | 'text') => {
    const key = `screens.${props.screen}.${part}`;
    const words = t(key);
    return words === key ? t(`default-screen.${part}`) : words;
  };
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="band">
      <div className="wrap">
        <div className="card max-w-[48rem] p-6 sm:p-12">
          <Heading className="text-title">{own('title')}</Heading>
          <p className="mt-4 text-lead text-ink-soft">{own('text')}</p>
          {props.phone && (
            <p className="mt-6">
              {t('default-screen.call')}{' '}
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={`tel:${props.phone.replace(/[^+\d]/g, '')}`}
              >
                {props.phone}
              </a>
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <a className="btn btn-primary" href={href('/')}>
              {t('default-screen.home')}
            </a>
            <a className="btn btn-secondary" href={href('/contacts')}>
              {t('default-screen.contacts')}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export default DefaultScreen;
