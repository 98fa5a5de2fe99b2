import type { ReactNode } from 'react';

/** One line of a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 bg-surface px-3 py-2 sm:grid-cols-[minmax(8rem,14rem)_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
