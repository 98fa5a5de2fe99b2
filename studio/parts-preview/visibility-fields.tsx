import type { BlockVisibility } from '#schemas/page.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Field } from '../parts/field.tsx';
import { fromLocalInput, toLocalInput, useDateEntry } from '../parts/use-date-entry.ts';
import { audienceOf, audiences, faultsOf, tidy, withAudience } from './audience.ts';
import { ChannelField } from './channel-field.tsx';
import { StatusChoice } from './status-choice.tsx';

interface Props {
  /** The block's circumstances; undefined where it is always shown. */
  readonly value: BlockVisibility | undefined;
  readonly onChange: (value: BlockVisibility | undefined) => void;
  readonly disabled?: boolean;
}

/** When and to whom a block is shown. The server decides by it; what is hidden never reaches a browser. */
export function VisibilityFields({ value = {}, onChange, disabled = false }: Props) {
  const { t } = useStudioTexts();
  const audience = audienceOf(value);
  const faults = faultsOf(value);
  const change = (next: BlockVisibility) => onChange(tidy(next));
  const changeMoment = (name: 'from' | 'until', text: string) => {
    const { [name]: _before, ...rest } = value;
    const moment = fromLocalInput(text);
    change(moment === undefined ? rest : { ...rest, [name]: moment });
  };
  const from = useDateEntry('datetime-local', toLocalInput(value.from), (text) => changeMoment('from', text));
  const until = useDateEntry('datetime-local', toLocalInput(value.until), (text) =>
    changeMoment('until', text),
  );
  return (
    <fieldset className="grid gap-4" disabled={disabled}>
      <legend className="sr-only">{t('visibility.title')}</legend>
      <Field label={t('visibility.audience')}>
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={audience}
            onChange={(event) => {
              const chosen = audiences.find((one) => one === event.target.value);
              if (chosen) change(withAudience(value, chosen));
            }}
          >
            {audiences.map((one) => (
              <option key={one} value={one}>
                {t(`visibility.audience-${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {audience === 'statuses' && (
        <StatusChoice
          label={t('visibility.statuses')}
          value={value.statuses ?? []}
          onChange={(statuses) => change({ ...value, statuses })}
          error={faults.statuses && t('visibility.no-status')}
        />
      )}
      <Field label={t('visibility.from')} hint={t('visibility.local-time')} error={from.unfinished}>
        {(control) => <input {...control} {...from.entry} className="s-input" />}
      </Field>
      <Field
        label={t('visibility.until')}
        error={until.unfinished ?? (faults.until && t('visibility.ends-before'))}
        hint={t('visibility.until-hint')}
      >
        {(control) => <input {...control} {...until.entry} className="s-input" />}
      </Field>
      <ChannelField
        value={value.channels ?? []}
        onChange={(channels) => change({ ...value, channels: [...channels] })}
      />
    </fieldset>
  );
}
