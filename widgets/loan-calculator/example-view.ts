import { createElement, type ReactNode } from 'react';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import { normaliseProps } from '#registry/normalise-props.ts';
import type { BuiltInLocale } from '#schemas/locales/built-in.ts';
import type { CalculatorOffer } from './calculator-offer.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import type { LoanCalculatorProps } from './props.ts';
import { texts } from './texts.ts';
import { widget } from './widget.ts';

/**
 * An example of the calculator on a page, as a site renders it: for tests.
 * @throws Error when there is no such example, or its props are invalid
 */
export function exampleView(
  name: string,
  page: (texts: Readonly<Record<string, string>>) => PageInfo,
  locale: BuiltInLocale = 'pl',
): ReactNode {
  const example = widget.examples.find((one) => one.name === name);
  const checked = normaliseProps(widget, { props: example?.props ?? {}, version: widget.version });
  if (!example?.data || !checked.ok) throw new Error(`The example "${name}" is missing or invalid.`);
  const view = createElement(LoanCalculator, {
    props: checked.props as LoanCalculatorProps,
    slots: {},
    data: { offer: example.data['offer'] as CalculatorOffer },
    block: { id: 'calc', first: true },
  });
  return PageProvider({ page: page(texts[locale]), children: view });
}
