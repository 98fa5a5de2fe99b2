import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GalleryExampleProps } from './props.ts';

/** The caption above one example of the gallery, with the props that made it. */
export function GalleryExample({ props }: ViewProps<GalleryExampleProps>) {
  const { t, href } = usePage();
  if (props.heading)
    return (
      <div className="wrap pt-12 pb-6">
        <a className="text-link" href={href('/dev-examples/component-examples')}>
          {t('gallery-example.all')}
        </a>
        <h1 className="mt-4 text-title">{props.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{props.description}</p>
      </div>
    );
  return (
    <div id={props.name} className="border-y border-line bg-sunken">
      <div className="wrap py-4">
        <h2 className="text-base">{props.title}</h2>
        {props.code && (
          <details className="mt-1 text-sm">
            <summary className="min-h-6 text-ink-soft">{t('gallery-example.props')}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <pre tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded-control bg-surface p-4">
              {props.code}
            </pre>
          </details>
        )}
      </div>
    </div>
  );
}

export default GalleryExample;
