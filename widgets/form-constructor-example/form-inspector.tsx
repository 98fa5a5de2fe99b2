import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFormParts } from '../../ui/forms/form-parts.tsx';

/**
 * What the form around it would send now, and what its rules say of it. For developers: stands among the children of a
 * `LiveForm`.
 */
export function FormInspector({
  labels,
}: {
  readonly labels: Readonly<Record<'values' | 'ok' | 'wrong', string>>;
}) {
  const { store } = useFormParts();
  const cells = useStore(store.state, (state) => state.cells);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store computes both from its cells
  const { values, verdict } = useMemo(
    () => ({ values: store.submission(), verdict: store.verdict() }),
    [store, cells],
  );
  const wrong = verdict && !verdict.ok ? verdict.errors : [];
  return (
    <div className="grid gap-2 text-sm" data-form-inspector="">
      <p className="font-semibold">{labels.values}</p>
      <pre className="form-values">{JSON.stringify(values, null, 2)}</pre>
      {verdict?.ok && <p className="font-semibold text-success">{labels.ok}</p>}
      {wrong.length > 0 && (
        <>
          <p className="font-semibold text-danger">{labels.wrong}</p>
          <ul className="list-disc pl-5">
            {wrong.map(({ field, rule }) => (
              <li key={field}>
                {field}: {rule}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
