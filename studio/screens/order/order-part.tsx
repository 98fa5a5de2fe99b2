import { type ReactNode, useId } from 'react';

/** One part of an order under its heading. */
export function OrderPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="s-card min-w-0 overflow-clip">
      <h2 id={id} className="border-line border-b px-4 py-3 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
