import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

/** A calendar day, `YYYY-MM-DD`. */
export function DateControl(place: FieldPlace) {
  const field = useField(place);
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="s-input max-w-48"
          value={typeof field.value === 'string' ? field.value : ''}
          readOnly={field.readOnly}
          onChange={(event) => field.setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A moment: written in the time of this place, kept in UTC. */
export function MomentControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  return (
    <FieldFrame
      place={place}
      field={field}
      hint={t('fields.time-zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
    >
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="s-input max-w-60"
          value={toLocal(field.value)}
          readOnly={field.readOnly}
          onChange={(event) => field.setText(toUtc(event.target.value))}
        />
      )}
    </FieldFrame>
  );
}

/** `2026-12-01T11:00:00Z` as `2026-12-01T12:00` of this place; empty for what is no moment. */
function toLocal(value: unknown): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The other way round. */
function toUtc(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().replace(/\.\d+Z$/, 'Z');
}
