// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { normaliseProps } from '#registry/normalise-props.ts';
import { testPage } from '../site-header/test-page.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import type { LoanCalculatorProps } from './props.ts';
import { texts } from './texts.ts';
import { widget } from './widget.ts';

function tree() {
  const checked = normaliseProps(widget, { props: {}, version: 1 });
  if (!checked.ok) throw new Error('The default props are invalid.');
  return (
    <PageProvider page={testPage(texts.pl)}>
      <LoanCalculator
        props={checked.props as LoanCalculatorProps}
        slots={{}}
        data={{}}
        block={{ id: 'calc', first: true }}
      />
    </PageProvider>
  );
}

test('[widget] comes alive without a word, and a press of "+" changes field, slider, result and announcement', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onRecoverableError = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree());
  const before = container.querySelector('dl')?.textContent;
  await act(async () => hydrateRoot(container, tree(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  const more = container.querySelector<HTMLButtonElement>('button[aria-label^="Zwiększ kwotę"]');
  await act(async () => more?.click());
  expect(container.querySelector<HTMLInputElement>('[name=curSum]')?.value).toBe('8100');
  expect(container.querySelector<HTMLInputElement>('[type=range]')?.value).toBe('8100');
  expect(container.querySelector('dl')?.textContent).not.toBe(before);
  expect(container.querySelector('[role=status]')?.textContent).toContain('8\u00a0100\u00a0zł');
});
