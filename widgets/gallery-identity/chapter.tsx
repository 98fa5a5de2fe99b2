import type { ReactNode } from 'react';

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One chapter of the identity page, which can be linked to. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="pt-14 pb-2">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** A named sample inside a chapter. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-heading">{title}</h3>
      <div className="mt-3">{children}</div>
    </div>
  );
}
