import type { ReactNode } from 'react';
import type { FieldViewProps } from '../field-kind.ts';
import { FieldError, FieldHint, FieldTitle } from './field-words.tsx';

interface LabelFrameProps
  extends Pick<FieldViewProps<never>, 'field' | 'id' | 'error' | 'required' | 'services'> {
  readonly children: ReactNode;
}

/** Label, hint and error around one control: what the form draws for kinds with `frame: 'label'` (WCAG 2.2, 3.3.1, 3.3.2). */
export function LabelFrame({ children, ...props }: LabelFrameProps) {
  return (
    <div className="field min-w-0">
      <label htmlFor={props.id}>
        <FieldTitle {...props} />
      </label>
      <FieldHint {...props} />
      {children}
      <FieldError {...props} />
    </div>
  );
}
