import { useStudioTexts } from '../../app/studio-texts.tsx';
import { fromLocalInput, toLocalInput, useDateEntry } from '../../parts/use-date-entry.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

/** A calendar day, `YYYY-MM-DD`. */
export function DateControl(place: FieldPlace) {
  const field = useField(place);
  const value = typeof field.value === 'string' ? field.value : '';
  const { entry, unfinished } = useDateEntry('date', value, field.setText);
  return (
    <FieldFrame place={place} field={field} unfinished={unfinished}>
      {({ onBlur, ...control }) => (
        <input
          {...control}
          {...entry}
          className="s-input max-w-48"
          readOnly={field.readOnly}
          onBlur={(event) => {
            entry.onBlur(event);
            onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A moment: written in the time of this place, kept in UTC. */
export function MomentControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const value = toLocalInput(typeof field.value === 'string' ? field.value : undefined);
  const { entry, unfinished } = useDateEntry('datetime-local', value, (next) =>
    field.setText(fromLocalInput(next)?.replace(/\.\d+Z$/, 'Z') ?? ''),
  );
  return (
    <FieldFrame
      place={place}
      field={field}
      hint={t('fields.time-zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      unfinished={unfinished}
    >
      {({ onBlur, ...control }) => (
        <input
          {...control}
          {...entry}
          className="s-input max-w-60"
          readOnly={field.readOnly}
          onBlur={(event) => {
            entry.onBlur(event);
            onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
