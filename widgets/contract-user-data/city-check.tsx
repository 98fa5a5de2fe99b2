import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { addressService } from '#schemas/calls/address.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { readSuggestion } from './registry-hits.ts';

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
  const [asked, setAsked] = useState<{ readonly city: string; readonly corrected: string | null } | null>(
    null,
  );
  const name = city.trim();
  const strange = name.length >= 3 && !known.includes(name);
  useEffect(() => {
    if (!strange) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callPlatform(call, { query: { name, locale: 'pl' }, locale, signal: stop.signal })
        .then(({ data }) => setAsked({ city: name, corrected: readSuggestion(data, name) }))
        .catch(() => {
          if (!stop.signal.aborted) setAsked({ city: name, corrected: null });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, strange, call, locale]);
  const shown = strange && asked?.city === name ? asked : null;
  return (
    <div role="status">
      {shown && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="min-w-0 flex-1 basis-56">
            {shown.corrected === null
              ? t('contract-user-data.unknown-city')
              : t('contract-user-data.did-you-mean', { city: shown.corrected })}
          </p>
          {shown.corrected !== null && (
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => onTake(shown.corrected ?? name)}
            >
              {t('contract-user-data.take', { city: shown.corrected })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
