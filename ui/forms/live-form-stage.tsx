import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { calendarDay } from '#engine/format/moments.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import { createNotificationList, NotificationProvider } from '#engine/react/notifications.tsx';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { LiveForm } from './live-form.tsx';
import type { LiveFormProps } from './live-form-props.ts';

/** Texts of the tests: the keys themselves, so that a test says which words it means. */
const page: PageInfo = {
  locale: 'pl',
  languages: [],
  path: '/formularz',
  params: {},
  title: 'Strona',
  session: { signedIn: false },
  today: calendarDay(new Date(), legalTimeZone),
  timeZone: legalTimeZone,
  t: createTranslator('pl', [{}]),
  href: (link) => link,
};

/** A form as a visitor meets it: rendered by the server, touched or not, then brought to life. */
export interface Stage {
  readonly container: HTMLElement;
  readonly control: (name: string) => HTMLInputElement;
  readonly type: (name: string, text: string) => Promise<void>;
  readonly tick: (name: string) => Promise<void>;
  readonly leave: (name: string) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly notices: () => readonly string[];
  readonly end: () => Promise<void>;
}

/** @param early what a person does before the code arrives */
export async function raiseForm(
  props: Omit<LiveFormProps, 'id'>,
  early: (container: HTMLElement) => void = () => undefined,
): Promise<Stage> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const notices = createNotificationList();
  const tree = (
    <NotificationProvider value={notices}>
      <PageProvider page={page}>
        <LiveForm {...props} id="f" />
      </PageProvider>
    </NotificationProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(tree);
  expect(html).not.toContain('style=');
  container.innerHTML = html;
  early(container);
  const onRecoverableError = vi.fn();
  const root: Root = await act(async () => hydrateRoot(container, tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  const control = (name: string): HTMLInputElement => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    container,
    control,
    type: (name, text) => act(async () => enter(control(name), text)),
    tick: (name) => act(async () => control(name).click()),
    leave: (name) =>
      act(async () => {
        control(name).focus();
        control(name).blur();
      }),
    press: () =>
      act(async () => container.querySelector<HTMLButtonElement>('.form-foot button[type=button]')?.click()),
    notices: () => notices.getState().items.map(({ text }) => text),
    end: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Types as a browser does: the value under React's own property, then the event. */
export function enter(control: HTMLInputElement, text: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native?.set?.call(control, text);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
