import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { smallAction } from '../design/small-action.ts';

interface CopyLineProps {
  readonly name: string;
  /** As it is read. */
  readonly shown: string;
  /** As it is pasted; what is read where not given. */
  readonly copied?: string;
}

/** One value to take elsewhere, e.g. into a bank's transfer form: read it, or copy it with one press. */
export function CopyLine({ name, shown, copied = shown }: CopyLineProps) {
  const { t } = usePage();
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard
      .writeText(copied)
      .then(() => setDone(true))
      // It can still be marked and copied by hand.
      .catch(() => setDone(false));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words tabular-nums select-all">{shown}</dd>
      <dd data-print="no" className="col-start-2 row-span-2 row-start-1">
        <button type="button" onClick={() => void copy()} className={smallAction}>
          {done ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span role="status">{t(done ? 'contract.copied' : 'contract.copy')}</span>
          <span className="sr-only">: {name}</span>
        </button>
      </dd>
    </div>
  );
}
