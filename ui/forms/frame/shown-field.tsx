import { useState } from 'react';
import { createTranslator } from '#engine/i18n/translator.ts';
import type { FieldKind, FieldViewProps, FormServices } from '../field-kind.ts';
import { fieldTexts } from '../field-texts.ts';
import { describedByOf } from './described-by.ts';
import type { FieldFixture } from './field-fixture.ts';
import { LabelFrame } from './label-frame.tsx';

const services = (fixture?: FieldFixture): FormServices => ({
  t: createTranslator('pl', [fieldTexts.pl]),
  href: (link) => link,
  locale: 'pl',
  today: '2026-11-21',
  passwordRules: fixture?.passwordRules ?? null,
  alive: true,
});

export interface ShownProps {
  readonly kind: FieldKind;
  readonly fixture: FieldFixture;
  readonly onValue?: (value: unknown) => void;
  readonly onBlur?: () => void;
}

/** A field as the form shows it, with a state of its own. */
export function ShownField({ kind, fixture, onValue, onBlur = () => undefined }: ShownProps) {
  const [value, setValue] = useState(fixture.value);
  const props: FieldViewProps = {
    field: fixture.field,
    id: `f-${fixture.field.alias}`,
    name: fixture.field.alias,
    value,
    error: fixture.error,
    required: fixture.required ?? false,
    disabled: fixture.disabled ?? false,
    describedBy: describedByOf(`f-${fixture.field.alias}`, fixture.field, fixture.error),
    allowed: fixture.allowed,
    onChange: (next) => {
      setValue(next);
      onValue?.(next);
    },
    onBlur,
    services: services(fixture),
  };
  const view = <kind.View {...props} />;
  return kind.frame === 'label' ? <LabelFrame {...props}>{view}</LabelFrame> : view;
}
