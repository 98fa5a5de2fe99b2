import { Check, X } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GalleryHeadProps } from './props.ts';
import { PropsTable } from './props-table.tsx';

/** What the gallery says of a widget above its examples: advice, facts, slots and props. */
export function GalleryHead({ props }: ViewProps<GalleryHeadProps>) {
  const { t, href } = usePage();
  return (
    <div className="wrap pt-8 pb-10">
      <a
        className="text-link inline-flex min-h-6 items-center"
        href={href('/dev-examples/component-examples')}
      >
        {t('gallery-head.all')}
      </a>
      <div lang="en">
        <h1 className="mt-5 text-title">{props.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{props.description}</p>
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {(['type', 'category', 'hydrate', 'version'] as const).map((fact) => (
          <div key={fact} className="flex gap-2">
            <dt className="text-ink-soft">{t(`gallery-head.${fact}`)}</dt>
            <dd>
              <code className="font-semibold">{props[fact]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Guidance use={props.use} avoid={props.avoid} />
      <div className="mt-8 grid gap-x-10 gap-y-6 desktop:grid-cols-2">
        <Slots slots={props.slots} />
        <nav aria-label={t('gallery-head.examples')}>
          <h2 className="text-heading">{t('gallery-head.examples')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {props.examples.map((example) => (
              <li key={example.name}>
                <a
                  className="inline-flex min-h-9 items-center rounded-control border border-line bg-surface px-3 text-sm font-semibold text-brand hover:border-line-strong hover:bg-brand-soft"
                  href={`#${example.name}`}
                  lang="en"
                >
                  {example.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <details className="mt-8" open={props.rows.length < 13}>
        <summary className="min-h-8 text-heading font-bold">
          <h2 className="inline">
            {t('gallery-head.props')} ({props.rows.length})
          </h2>
        </summary>
        <PropsTable rows={props.rows} />
      </details>
    </div>
  );
}

/** When to take the widget and when not; told by words and sign, not by colour alone. */
function Guidance({ use, avoid }: { use: string; avoid: string }) {
  const { t } = usePage();
  if (!use && !avoid) return null;
  const box = 'rounded-card border border-line bg-surface p-5';
  return (
    <div className="mt-8 grid gap-4 desktop:grid-cols-2">
      {use && (
        <section className={box}>
          <h2 className="flex items-center gap-2 font-bold text-success">
            <Check aria-hidden="true" className="size-5" />
            {t('gallery-head.use')}
          </h2>
          <p className="mt-2 max-w-prose" lang="en">
            {use}
          </p>
        </section>
      )}
      {avoid && (
        <section className={box}>
          <h2 className="flex items-center gap-2 font-bold text-danger">
            <X aria-hidden="true" className="size-5" />
            {t('gallery-head.avoid')}
          </h2>
          <p className="mt-2 max-w-prose" lang="en">
            {avoid}
          </p>
        </section>
      )}
    </div>
  );
}

function Slots({ slots }: Pick<GalleryHeadProps, 'slots'>) {
  const { t } = usePage();
  if (slots.length === 0) return null;
  return (
    <section>
      <h2 className="text-heading">{t('gallery-head.slots')}</h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {slots.map((slot) => (
          <li key={slot.name} lang="en">
            <code className="font-semibold text-brand">{slot.name}</code>{' '}
            <span className="text-ink-soft">
              {slot.title}
              {slot.allow.length > 0 && `: ${slot.allow.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default GalleryHead;
