import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GalleryIndexProps } from './props.ts';

/** All widgets, grouped by category, each with links to its examples. */
export function GalleryIndex({ props }: ViewProps<GalleryIndexProps>) {
  const { t, href } = usePage();
  const categories = [...Map.groupBy(props.widgets, (widget) => widget.category)];
  return (
    <div className="wrap band">
      <h1 className="text-title">{t('gallery-index.title')}</h1>
      <p className="mt-3 text-lead text-ink-soft">{t('gallery-index.lead')}</p>
      {categories.map(([category, widgets]) => (
        <section key={category} className="mt-12" aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className="text-xl capitalize">
            {category}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
            {widgets.map((widget) => (
              <li key={widget.type} className="card flex flex-col p-6">
                <h3 className="text-lg">
                  <a className="text-link" href={href(`/dev-examples/component-examples/${widget.type}`)}>
                    {widget.title}
                  </a>
                </h3>
                <p className="mt-2 flex-1 text-ink-soft">{widget.description}</p>
                <p className="mt-4 text-sm text-ink-soft">
                  <code>{widget.type}</code> · {widget.hydrate}
                </p>
                <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                  {widget.examples.map((example) => (
                    <li key={example.name}>
                      <a
                        className="inline-flex min-h-6 items-center underline underline-offset-4"
                        href={href(`/dev-examples/component-examples/${widget.type}#${example.name}`)}
                      >
                        {example.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export default GalleryIndex;
