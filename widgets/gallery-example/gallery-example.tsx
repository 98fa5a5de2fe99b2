import { Link } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GalleryExampleProps } from './props.ts';

/** The caption above one example of the gallery: its name, a link to it, and the props that made it. */
export function GalleryExample({ props }: ViewProps<GalleryExampleProps>) {
  const { t } = usePage();
  return (
    <div id={props.name} className="border-y border-line bg-sunken">
      <div className="wrap py-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base" lang="en">
            {props.title}
          </h2>
          <a
            href={`#${props.name}`}
            aria-label={t('gallery-example.link', { name: props.name })}
            className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-soft hover:text-brand hover:underline"
          >
            <Link aria-hidden="true" className="size-4" />
            <code>{props.name}</code>
          </a>
        </div>
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
