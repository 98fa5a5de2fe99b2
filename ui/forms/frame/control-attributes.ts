import type { FieldViewProps } from '../field-kind.ts';
import { joinIds } from './described-by.ts';

type ControlParts = Pick<
  FieldViewProps<never>,
  'field' | 'id' | 'name' | 'error' | 'required' | 'disabled' | 'describedBy' | 'onBlur'
>;

/**
 * What every control of one line tells browsers and assistive technology (WCAG 2.2, 1.3.1, 1.3.5, 3.3.1, 4.1.2).
 * `aria-required` and not `required`: an empty field nobody touched yet would be announced as wrong.
 * @param more ids of what else describes the control, such as a unit
 */
export function controlAttributes(props: ControlParts, ...more: readonly (string | undefined)[]) {
  const { field, id, name, error, required, disabled, describedBy, onBlur } = props;
  return {
    id,
    name,
    disabled,
    autoComplete: field.autocomplete,
    placeholder: field.placeholder,
    'aria-describedby': joinIds(...more, describedBy),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
    onBlur,
  };
}
