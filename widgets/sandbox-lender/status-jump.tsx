import { useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';

/** `change-password` is of the account and not of an application: nothing leads there from here. */
const statuses = [...Object.keys(statusScreens), ...processingStatuses].filter(
  (one) => one !== 'change-password',
);

interface StatusJumpProps {
  readonly id: string;
  readonly current: string | null;
  readonly onJump: (status: string) => void;
}

/** Puts the application where it is wanted. */
export function StatusJump({ id, current, onJump }: StatusJumpProps) {
  const { t } = usePage();
  const select = useRef<HTMLSelectElement>(null);
  return (
    <div>
      <label htmlFor={`${id}-status`} className="font-semibold">
        {t('sandbox-lender.status')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <select
          ref={select}
          id={`${id}-status`}
          defaultValue={current ?? 'nothing'}
          className="input w-auto min-w-0 flex-1 basis-48"
        >
          {statuses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => onJump(select.current?.value ?? 'nothing')}
        >
          {t('sandbox-lender.jump')}
        </button>
      </div>
    </div>
  );
}
