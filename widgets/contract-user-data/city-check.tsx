import { usePage } from '#engine/react/page-context.tsx';
import { queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import type { addressService } from '#schemas/calls/address.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { readSuggestion } from '#ui/account/registry-hits.ts';

interface CityCheckProps {
  readonly city: string;
  /** Names the registry has for it. */
  readonly known: readonly string[];
  /** The service that corrects addresses. */
  readonly call: CallRef<typeof addressService>;
  readonly onTake: (city: string) => void;
}

/** Milliseconds of rest after the last letter: then the name is meant as it stands. */
const restMs = 900;

/** A word about a city that the registry does not know, and another spelling to take or to leave. */
export function CityCheck({ city, known, call, onTake }: CityCheckProps) {
  const { t, locale } = usePage();
  const name = city.trim();
  const strange = name.length >= 3 && !known.includes(name);
  const { data, failed } = useCall({
    ...queryOf(call, { query: { name, locale: 'pl' }, locale }, restMs),
    enabled: strange,
  });
  const corrected = readSuggestion(data, name);
  return (
    <div role="status">
      {strange && (data !== undefined || failed) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="min-w-0 flex-1 basis-56">
            {corrected === null
              ? t('contract-user-data.unknown-city')
              : t('contract-user-data.did-you-mean', { city: corrected })}
          </p>
          {corrected !== null && (
            <button type="button" className="btn btn-secondary" onClick={() => onTake(corrected)}>
              {t('contract-user-data.take', { city: corrected })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
