import { ArrowRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GalleryIndexProps } from './props.ts';

const root = '/dev-examples/component-examples';
type Entry = GalleryIndexProps['widgets'][number];

/** All widgets, grouped by category, each with links to its examples. */
export function GalleryIndex({ props }: ViewProps<GalleryIndexProps>) {
  const { t, href } = usePage();
  const categories = [...Map.groupBy(props.widgets, (widget) => widget.category)];
  return (
    <div className="wrap band">
      <h1 className="text-title">{t('gallery-index.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">
        {t('gallery-index.lead', { count: props.widgets.length })}
      </p>
      <a
        href={href(`${root}/identity`)}
        className="on-deep mt-8 flex items-center justify-between gap-6 rounded-card bg-deep p-6 text-on-deep hover:bg-deep-line md:p-8"
      >
        <span>
          <span className="block text-heading font-bold">{t('gallery-index.identity')}</span>
          <span className="mt-1 block max-w-prose text-on-deep-soft">{t('gallery-index.identity-lead')}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-6 flex-none" />
      </a>
      {categories.map(([category, widgets]) => (
        <section key={category} className="mt-12" aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className="flex items-baseline gap-3 text-heading capitalize">
            {category}
            <span className="text-base font-normal text-ink-soft">{widgets.length}</span>
          </h2>
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 desktop:grid-cols-3">
            {widgets.map((widget) => (
              <WidgetCard key={widget.type} widget={widget} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function WidgetCard({ widget }: { widget: Entry }) {
  const { href } = usePage();
  const address = `${root}/${widget.type}`;
  return (
    <li className="card flex flex-col p-6">
      <h3 className="text-lg" lang="en">
        <a className="text-link" href={href(address)}>
          {widget.title}
        </a>
      </h3>
      <p className="mt-2 flex-1 text-ink-soft" lang="en">
        {widget.description}
      </p>
      <p className="mt-4 text-sm text-ink-soft">
        <code>{widget.type}</code> · {widget.hydrate}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {widget.examples.map((example) => (
          <li key={example.name}>
            <a
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-brand"
              href={href(`${address}#${example.name}`)}
              lang="en"
            >
              {example.title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

export default GalleryIndex;
